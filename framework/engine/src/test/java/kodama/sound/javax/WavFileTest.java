package kodama.sound.javax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.file.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** WAV files as written by various programs, assembled by hand. */
class WavFileTest {
    private static final byte[] FORMAT = format(1, 1, 2, 16);
    private static final byte[] LIST = chunk("LIST", 4, "INFO".getBytes());
    private static final short[] TONE = Samples.tone(200, 1);
    private static final byte[] TONE_BYTES = Samples.bytes(TONE);
    private static final byte[] DATA = chunk("data", TONE_BYTES.length, TONE_BYTES);

    private final JavaSoundFormat wav = new JavaSoundFormat(new Decoders(WavFileTest.class.getClassLoader()), "wav");

    private static byte[] chunk(String name, int size, byte[] content) {
        return ByteBuffer.allocate(8 + content.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(name.getBytes())
                .putInt(size)
                .put(content)
                .array();
    }

    private static byte[] format(int code, int channels, int blockBytes, int bits, int... more) {
        ByteBuffer format = ByteBuffer.allocate(16 + 2 * more.length).order(ByteOrder.LITTLE_ENDIAN);
        format.putShort((short) code).putShort((short) channels).putInt(22_050).putInt(22_050);
        format.putShort((short) blockBytes).putShort((short) bits);
        for (int each : more) format.putShort((short) each);
        return chunk("fmt ", format.capacity(), format.array());
    }

    private static byte[] file(String kind, byte[]... chunks) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(chunk(kind, -1, "WAVE".getBytes()));
        for (byte[] chunk : chunks) all.writeBytes(chunk);
        return all.toByteArray();
    }

    private Sound read(byte[]... chunks) {
        return wav.read("shot", "shot.wav", file("RIFF", chunks));
    }

    private void isTheTone(Sound sound) {
        assertEquals(TONE.length, sound.frames());
        assertArrayEquals(TONE, Samples.leftOf(Samples.played(sound, 0)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1_000_000})
    void dataWithoutOrWithTooLargeASizeExtendsToTheEndOfTheFile(int size) {
        isTheTone(read(FORMAT, chunk("data", size, TONE_BYTES)));
    }

    @Test
    void dataOfNoSizeBeforeOtherChunksIsEmpty() {
        assertEquals(0, read(FORMAT, chunk("data", 0, new byte[0]), LIST).frames());
        assertEquals(0, read(FORMAT, chunk("data", 0, new byte[0])).frames());
    }

    @Test
    void chunksMayBeInAnyOrder() {
        isTheTone(read(LIST, FORMAT, DATA));
        isTheTone(read(FORMAT, LIST, DATA, LIST));
        isTheTone(read(DATA, FORMAT));
        isTheTone(wav.read("shot", "shot.wav", file("RF64", FORMAT, chunk("data", -1, TONE_BYTES))));
    }

    @Test
    void aChunkOfOddSizeMayBeFilledUpOrNot() {
        isTheTone(read(chunk("note", 3, new byte[4]), FORMAT, DATA));
        isTheTone(read(chunk("note", 3, new byte[3]), FORMAT, DATA));
    }

    @Test
    void extensibleFilesHaveTheirEncodingInTheExtension() {
        isTheTone(read(format(0xFFFE, 1, 2, 16, 22, 16, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0), DATA));
    }

    @Test
    void aSampleMayHavePaddingBits() {
        isTheTone(read(format(1, 1, 2, 12), DATA));
        isTheTone(read(format(1, 1, 0, 16), DATA));
    }

    /** The expected samples are those that sox decodes. */
    @Test
    void imaAdpcmIsDecodedBlockByBlock() {
        byte[] block = HexFormat.of().parseHex("e8031400d4fe580074bdc04062162b46");
        short[] once = {
            1000, -300, 1056, 20178, 1168, 32767, 990, 32767, 825, 32767, 846, 6698, 670, 23626, 693, 32767, 887, 32767
        };
        assertIs(once, twice(block), format(0x11, 2, 16, 4, 2, 9));
    }

    /** The expected samples are those that sox decodes. */
    @Test
    void microsoftAdpcmIsDecodedBlockByBlock() {
        byte[] block = HexFormat.of().parseHex("01041e009001f40144fdc20176fd7e6bcd0febf9");
        short[] once = {
            450, -650, 500, -700, 760, -1457, 1446, -3161, 1564, -4683, 1682, -4905, 1496, -6904, 1174, -11625
        };
        assertIs(once, twice(block), format(2, 2, 20, 4, 32, 8));
    }

    private static byte[] twice(byte[] block) {
        byte[] twice = Arrays.copyOf(block, 2 * block.length);
        System.arraycopy(block, 0, twice, block.length, block.length);
        return twice;
    }

    private void assertIs(short[] once, byte[] blocks, byte[] format) {
        Sound sound = read(format, chunk("data", blocks.length, blocks));
        short[] wanted = Arrays.copyOf(once, 2 * once.length);
        System.arraycopy(once, 0, wanted, once.length, once.length);
        assertArrayEquals(wanted, Samples.played(sound, 0));
        assertEquals(
                once.length / 2 + 1,
                read(format, fact(once.length / 2 + 1), chunk("data", -1, blocks))
                        .frames());
        int cut = blocks.length - 4;
        assertEquals(
                true,
                read(format, chunk("data", -1, Arrays.copyOf(blocks, cut))).frames() < once.length);
    }

    private static byte[] fact(int frames) {
        return chunk(
                "fact",
                4,
                ByteBuffer.allocate(4)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(frames)
                        .array());
    }

    @Test
    void aBrokenFileIsAnError() {
        fails("it is broken (it has no complete chunk 'data')", file("RIFF", FORMAT));
        fails("it is broken (it has no complete chunk 'fmt')", file("RIFF", DATA));
        fails("it is broken (channels must be between 1 and 8 but was 9)", file("RIFF", format(1, 9, 18, 16), DATA));
        fails(
                "it is broken (frames of a block must be at least 1 but was 0)",
                file("RIFF", format(0x11, 2, 4, 4, 2, 9), DATA));
        fails(
                "it is broken (a block has predictor 9, but there are 0 to 6)",
                file("RIFF", format(2, 1, 7, 4), chunk("data", 7, new byte[] {9, 0, 0, 0, 0, 0, 0})));
        fails("its encoding Yamaha ADPCM is not supported; use 16-bit PCM", file("RIFF", format(0x20, 1, 2, 4), DATA));
    }

    @Test
    void aFileOfAnotherTypeIsReportedWithItsType() {
        fails("it is not a file of the kind WAV but of the kind FLAC", "fLaC and more".getBytes());
        fails("it is not a file of the kind WAV but of the kind Sony Wave64", "riff and more".getBytes());
        fails("it is not a file of the kind WAV but of the kind RIFF MIDI", chunk("RIFF", 9, "RMID".getBytes()));
        JavaSoundFormat mp3 = new JavaSoundFormat(new Decoders(WavFileTest.class.getClassLoader()), "mp3");
        SoundException failure =
                assertThrows(SoundException.class, () -> mp3.read("shot", "shot.mp3", "ID3 and more".getBytes()));
        assertEquals(
                "sound 'shot' cannot be loaded: no jar in the folder plugins decodes it; "
                        + "convert it to Ogg Vorbis, which needs no other jar",
                failure.getMessage());
    }

    private void fails(String reason, byte[] file) {
        SoundException failure = assertThrows(SoundException.class, () -> wav.read("shot", "shot.wav", file));
        assertEquals("sound 'shot' cannot be loaded: " + reason, failure.getMessage());
    }
}
