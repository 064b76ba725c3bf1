package kodama.sound.javax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import javax.sound.sampled.AudioFileFormat.Type;
import javax.sound.sampled.AudioFormat;
import kodama.sound.Loop;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.file.Samples;
import org.junit.jupiter.api.Test;

class JavaSoundFormatTest {
    private static final Decoders DECODERS = new Decoders(JavaSoundFormatTest.class.getClassLoader());

    private final JavaSoundFormat wav = new JavaSoundFormat(DECODERS, "wav");

    @Test
    void aShortWavIsInMemory() {
        short[] tones = Samples.tone(3000, 2);
        Sound sound = wav.read("shot", "sounds/shot", Samples.wav(22_050, 2, tones));
        assertInstanceOf(SampledSound.class, sound);
        assertEquals("shot 22050 3000", sound.name() + " " + sound.rate() + " " + sound.frames());
        assertArrayEquals(tones, Samples.played(sound, 0));
        assertEquals(12_000, sound.bytes());
    }

    @Test
    void aLongSoundIsStreamedFromAnyPosition() {
        short[] tone = Samples.tone(30_000, 1);
        Sound sound = wav.read("song", "sounds/song", Samples.wav(2000, 1, tone));
        assertArrayEquals(tone, Samples.leftOf(Samples.played(sound, 0)));
        short[] rest = Arrays.copyOfRange(tone, 17_001, 30_000);
        assertArrayEquals(rest, Samples.leftOf(Samples.played(sound, 17_001)));
        assertEquals(60_044, sound.bytes());
    }

    @Test
    void aStreamGoesBackAndForth() {
        short[] tone = Samples.tone(30_000, 1);
        Sound sound = wav.read("song", "sounds/song", Samples.wav(2000, 1, tone));
        short[] stereo = new short[20];
        try (var stream = sound.open()) {
            for (int from : new int[] {20_000, 100, 29_990, 0}) {
                stream.seek(from);
                assertEquals(10, stream.read(stereo, 0, 10));
                assertArrayEquals(Arrays.copyOfRange(tone, from, from + 10), Samples.leftOf(stereo));
            }
        }
    }

    @Test
    void allFormatsOfTheJdkAreRead() {
        short[] tone = Samples.tone(2000, 1);
        for (AudioFormat to : new AudioFormat[] {
            new AudioFormat(8000, 8, 1, false, false),
            new AudioFormat(8000, 24, 1, true, false),
            new AudioFormat(8000, 32, 1, true, false),
            new AudioFormat(AudioFormat.Encoding.PCM_FLOAT, 8000, 32, 1, 4, 8000, false),
            new AudioFormat(AudioFormat.Encoding.ULAW, 8000, 8, 1, 1, 8000, false),
            new AudioFormat(AudioFormat.Encoding.ALAW, 8000, 8, 1, 1, 8000, false)
        }) assertIs(tone, to, wav.read("shot", "sounds/shot", Samples.file(Type.WAVE, to, 8000, 1, tone)));
        AudioFormat big = new AudioFormat(8000, 16, 1, true, true);
        for (Type type : new Type[] {Type.AIFF, Type.AU})
            assertIs(tone, big, wav.read("shot", "sounds/shot", Samples.file(type, big, 8000, 1, tone)));
    }

    private static void assertIs(short[] tone, AudioFormat format, Sound sound) {
        assertEquals(tone.length, sound.frames(), format.toString());
        double quality = Samples.signalToNoise(tone, Samples.leftOf(Samples.played(sound, 0)));
        assertTrue(quality > 30, format + " has decibels: " + quality);
    }

    @Test
    void theFirstTwoOfManyChannelsArePlayed() {
        short[] four = Samples.tone(100, 4);
        short[] played = Samples.played(wav.read("shot", "sounds/shot", Samples.wav(8000, 4, four)), 0);
        for (int i = 0; i < 100; i++) {
            assertEquals(four[4 * i], played[2 * i]);
            assertEquals(four[4 * i + 1], played[2 * i + 1]);
        }
    }

    @Test
    void theLoopOfASamplerChunkIsTheSoundsLoop() {
        byte[] plain = Samples.wav(8000, 1, Samples.tone(1001, 1));
        assertEquals(new Loop(0, 1001), wav.read("shot", "sounds/shot", plain).loop());
        assertEquals(
                new Loop(200, 901),
                wav.read("shot", "sounds/shot", withLoop(plain, 200, 900)).loop());
        assertEquals(
                new Loop(0, 1001),
                wav.read("shot", "sounds/shot", withLoop(plain, 200, 5000)).loop());
        assertEquals(
                new Loop(0, 1001),
                wav.read("shot", "sounds/shot", withLoop(plain, 900, 200)).loop());
    }

    private static byte[] withLoop(byte[] wav, int first, int last) {
        ByteBuffer file = ByteBuffer.allocate(wav.length + 68).order(ByteOrder.LITTLE_ENDIAN);
        file.put(wav).put("smpl".getBytes()).putInt(60).position(wav.length + 8 + 28);
        file.putInt(1).putInt(0).putInt(0).putInt(0).putInt(first).putInt(last);
        return file.array();
    }

    @Test
    void aTooLargeLengthInAHeaderIsNotTrusted() {
        byte[] file = Samples.wav(8000, 1, Samples.tone(100, 1));
        ByteBuffer.wrap(file)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(4, Integer.MAX_VALUE)
                .putInt(40, 2_000_000_000);
        assertEquals(100, wav.read("shot", "sounds/shot", file).frames(), 30);
    }

    @Test
    void anUnsupportedFileIsReportedWithAHint() {
        assertFails("it is not a file of the kind WAV", wav);
        assertFails(
                "it is not a file of the kind MP3, or no jar in the folder plugins decodes it; "
                        + "convert it to Ogg Vorbis, which needs no other jar",
                new JavaSoundFormat(DECODERS, "mp3"));
    }

    private static void assertFails(String reason, JavaSoundFormat format) {
        SoundException failure =
                assertThrows(SoundException.class, () -> format.read("song", "sounds/song", new byte[100]));
        assertEquals("sound 'song' cannot be loaded: " + reason, failure.getMessage());
    }

    @Test
    void anInaudibleSampleRateIsRejected() {
        byte[] file = Samples.wav(8000, 1, new short[10]);
        ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).putInt(24, 10);
        SoundException failure = assertThrows(SoundException.class, () -> wav.read("song", "sounds/song", file));
        assertEquals(
                "sound 'song' cannot be loaded: it is broken (its rate must be between 1000 and 192000 but was 10)",
                failure.getMessage());
    }

    @Test
    void aFileWithoutALengthExtendsToItsEnd() {
        byte[] file = Samples.file(Type.AU, new AudioFormat(8000, 16, 1, true, true), 8000, 1, Samples.tone(900, 1));
        ByteBuffer.wrap(file).putInt(8, -1);
        Sound sound = new JavaSoundFormat(DECODERS, "au").read("song", "song.au", file);
        assertEquals(900, sound.frames());
    }

    @Test
    void anUnsupportedEncodingIsReported() {
        byte[] file = Samples.wav(8000, 1, new short[10]);
        ByteBuffer content = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        content.putShort(20, (short) 0x31);
        assertUnknown("GSM 6.10", file);
        content.putShort(20, (short) 0x7777);
        assertUnknown("number 30583", file);
        content.putShort(20, (short) 1).putShort(34, (short) 200);
        assertUnknown("of 200 bits a sample", file);
    }

    private void assertUnknown(String encoding, byte[] file) {
        SoundException failure = assertThrows(SoundException.class, () -> wav.read("song", "song.wav", file));
        assertEquals(
                "sound 'song' cannot be loaded: its encoding " + encoding + " is not supported; use 16-bit PCM",
                failure.getMessage());
    }
}
