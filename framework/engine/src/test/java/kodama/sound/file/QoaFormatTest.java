package kodama.sound.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;

class QoaFormatTest {
    private final QoaFormat format = new QoaFormat();

    private Sound read(int rate, int channels, short[] samples) {
        return format.read("song", "sounds/song", QoaWriter.write(rate, channels, samples));
    }

    @Test
    void aDecodedToneIsTheOriginal() {
        short[] tone = Samples.tone(12_345, 1);
        Sound sound = read(22_050, 1, tone);
        assertInstanceOf(SampledSound.class, sound);
        assertEquals("song 22050 12345", sound.name() + " " + sound.rate() + " " + sound.frames());
        double quality = Samples.signalToNoise(tone, Samples.leftOf(Samples.played(sound, 0)));
        assertTrue(quality > 40, "decibels: " + quality);
    }

    @Test
    void leftAndRightStayApart() {
        short[] tones = Samples.tone(6000, 2);
        double quality = Samples.signalToNoise(tones, Samples.played(read(44_100, 2, tones), 0));
        assertTrue(quality > 40, "decibels: " + quality);
    }

    /** Computed by hand: scale 3 is 45, predictions are 0 like the weights, residuals are 0.75 and -2.5 times 45. */
    @Test
    void aSliceIsDecodedAccordingToTheSpecification() {
        byte[] file = QoaWriter.write(8000, 1, new short[2]);
        Arrays.fill(file, 16, 32, (byte) 0);
        file[32] = 0b0011_000_0; // scale 3, residual 0, and the first bit of the next one
        file[33] = (byte) 0b11_000000; // which is 3
        assertArrayEquals(
                new short[] {34, -113}, Samples.leftOf(Samples.played(format.read("two", "sounds/two", file), 0)));
    }

    @Test
    void aLongSoundIsStreamedFromAnyPosition() {
        Sound sound = read(1000, 1, Samples.tone(20_000, 1));
        assertEquals(QoaWriter.write(1000, 1, Samples.tone(20_000, 1)).length, sound.bytes());
        short[] whole = Samples.played(sound, 0);
        assertEquals(40_000, whole.length);
        for (int from : new int[] {1, 5119, 5120, 15_000, 19_999, 20_000})
            assertArrayEquals(Arrays.copyOfRange(whole, 2 * from, 40_000), Samples.played(sound, from));
    }

    @Test
    void aFileOfAnotherFormatIsAnError() {
        assertFails("it is not a QOA file", "RIFF and so on, this is".getBytes());
        assertFails("it is not a QOA file", new byte[0]);
    }

    @Test
    void aTruncatedFileIsAnError() {
        byte[] file = QoaWriter.write(44_100, 1, new short[12_000]);
        assertFails("it ends in frame 3 of 3", Arrays.copyOf(file, file.length - 1));
        assertFails("it ends in frame 1 of 3", Arrays.copyOf(file, 1000));
    }

    @Test
    void anEndlessLengthIsNotTrusted() {
        byte[] file = QoaWriter.write(44_100, 1, new short[12_000]);
        Arrays.fill(file, 4, 8, (byte) 0xFF);
        assertFails("it ends in frame 3 of 838861", file);
    }

    @Test
    void aBrokenHeaderIsAnError() {
        byte[] file = QoaWriter.write(44_100, 1, new short[12_000]);
        file[8 + 2072 + 3]++;
        assertFails("the header of its frame 2 of 3 is broken", file);
    }

    @Test
    void moreThanTwoChannelsAreRejected() {
        byte[] file = QoaWriter.write(44_100, 1, new short[20]);
        file[8] = 3;
        assertFails("channels of the QOA file must be between 1 and 2 but was 3", file);
    }

    private void assertFails(String reason, byte[] file) {
        SoundException failure = assertThrows(SoundException.class, () -> format.read("song", "sounds/song", file));
        assertEquals("sound 'song' cannot be loaded: " + reason, failure.getMessage());
    }
}
