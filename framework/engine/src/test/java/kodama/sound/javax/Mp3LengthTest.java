package kodama.sound.javax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

class Mp3LengthTest {
    private final ByteArrayOutputStream file = new ByteArrayOutputStream();

    private Mp3LengthTest frame(int second, int third, int bytes) {
        byte[] frame = new byte[bytes];
        frame[0] = (byte) 0xFF;
        frame[1] = (byte) second;
        frame[2] = (byte) third;
        file.writeBytes(frame);
        return this;
    }

    private long length() {
        return Mp3Length.of(file.toByteArray());
    }

    /** 128 kbit/s at 44.1 kHz: 417 bytes, and one more where the padding bit is set. */
    @Test
    void framesAreFollowedFromOneToTheNext() {
        file.writeBytes("ID3 and a title".getBytes());
        frame(0xFB, 0x90, 417).frame(0xFB, 0x92, 418).frame(0xFB, 0x90, 417);
        assertEquals(3 * 1152, length());
    }

    /** 64 kbit/s at 22.05 kHz. */
    @Test
    void lowRatesHaveShorterFrames() {
        frame(0xF3, 0x80, 208).frame(0xF3, 0x80, 208);
        assertEquals(2 * 576, length());
    }

    @Test
    void otherFilesHaveNoLength() {
        file.writeBytes(new byte[500]);
        frame(0xFD, 0x90, 100).frame(0xFB, 0xF0, 100).frame(0xFB, 0x9C, 100).frame(0xEB, 0x90, 100);
        assertEquals(0, length());
    }
}
