package kodama.sound.vorbis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.file.RepeatedSound;
import kodama.sound.file.Samples;
import kodama.sound.javax.Decoders;
import kodama.sound.javax.JavaSoundFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ogg Vorbis files by oggenc, compared with the samples that oggdec decodes. */
class VorbisFormatTest {
    private static final JorbisLibrary LIBRARY = new JorbisLibrary(null);

    private final VorbisFormat format = new VorbisFormat(LIBRARY);

    private Sound read(byte[] file) {
        return format.read("song", "sounds/song.ogg", file);
    }

    private Sound read(String name) {
        return read(OggBytes.of(name));
    }

    private static Sound reference(String name) {
        Decoders decoders = new Decoders(VorbisFormatTest.class.getClassLoader());
        return new JavaSoundFormat(decoders, "wav").read(name, name, OggBytes.of(name));
    }

    @ParameterizedTest
    @CsvSource({"mono, 22050, 11025", "stereo, 44100, 13230"})
    void theSamplesAreThoseOfOggdec(String name, int rate, int frames) {
        Sound sound = read(name + ".ogg");
        assertInstanceOf(SampledSound.class, sound);
        assertEquals(rate + " " + frames, sound.rate() + " " + sound.frames());
        short[] expected = Samples.played(reference(name + ".wav"), 0);
        short[] decoded = Samples.played(sound, 0);
        assertEquals(expected.length, decoded.length);
        int different = 0;
        for (int i = 0; i < expected.length; i++) {
            int difference = Math.abs(expected[i] - decoded[i]);
            assertTrue(difference <= 1, "sample " + i + " differs by " + difference);
            different += difference;
        }
        assertTrue(different < expected.length / 100, different + " samples differ by rounding");
    }

    @Test
    void aLongSoundIsStreamedFromAnyPosition() {
        Sound sound = read("long.ogg");
        assertFalse(sound instanceof SampledSound);
        assertEquals(88_000, sound.frames());
        assertEquals(OggBytes.of("long.ogg").length, sound.bytes());
        short[] whole = Samples.played(sound, 0);
        for (int from : new int[] {0, 1, 4095, 4096, 30_000, 60_001, 87_999, 88_000})
            assertArrayEquals(Arrays.copyOfRange(whole, 2 * from, 176_000), Samples.played(sound, from));
    }

    @Test
    void aStreamGoesBackAndForth() {
        Sound sound = read("long.ogg");
        short[] whole = Samples.played(sound, 0);
        short[] some = new short[200];
        try (AudioStream stream = sound.open()) {
            for (int from : new int[] {80_000, 100, 87_000, 0, 50, 149, 700, 20_000, 20_000}) {
                stream.seek(from);
                assertEquals(100, stream.read(some, 0, 100));
                assertArrayEquals(Arrays.copyOfRange(whole, 2 * from, 2 * from + 200), some, "from " + from);
            }
            stream.seek(87_990);
            assertEquals(10, stream.read(some, 0, 100));
            assertEquals(0, stream.read(some, 0, 100));
        }
    }

    @Test
    void theLoopOfTheCommentsIsExactToTheSample() {
        Sound sound = read("stereo.ogg");
        assertTrue(sound.hasLoopMarkers());
        assertEquals(new Loop(3000, 12_000), sound.loop());
        short[] whole = Samples.played(sound, 0);
        short[] twice = Samples.played(new RepeatedSound(sound, 2), 0);
        assertArrayEquals(Arrays.copyOf(whole, 24_000), Arrays.copyOf(twice, 24_000));
        assertArrayEquals(
                Arrays.copyOfRange(whole, 6_000, whole.length), Arrays.copyOfRange(twice, 24_000, twice.length));
    }

    @Test
    void aLoopInAStreamIsExactToTheSample() {
        byte[] marked = OggBytes.withText(OggBytes.of("long.ogg"), "encoder=", "LOOPEND=");
        assertEquals(new Loop(0, 88_000), read(marked).loop());
        Sound sound = read("long.ogg");
        short[] whole = Samples.played(sound, 0);
        short[] twice = Samples.played(new RepeatedSound(sound, 2), 0);
        assertArrayEquals(whole, Arrays.copyOf(twice, whole.length));
        assertArrayEquals(whole, Arrays.copyOfRange(twice, whole.length, 2 * whole.length));
    }

    @Test
    void aLoopCanBeMarkedByItsEndOrBeTheRestOfTheSound() {
        byte[] file = OggBytes.of("stereo.ogg");
        byte[] end = OggBytes.withText(file, "LOOPLENGTH=9000", "loopend=0000009");
        assertFalse(read(end).hasLoopMarkers()); // the end is before the start
        byte[] later = OggBytes.withText(file, "LOOPLENGTH=9000", "loopend=0013000");
        assertEquals(new Loop(3000, 13_000), read(later).loop());
        byte[] rest = OggBytes.withText(file, "LOOPLENGTH=9000", "LOOPNOTHING=900");
        assertEquals(new Loop(3000, 13_230), read(rest).loop());
        byte[] outside = OggBytes.withText(file, "LOOPLENGTH=9000", "LOOPLENGTH=9x00");
        assertEquals(new Loop(3000, 13_230), read(outside).loop());
        byte[] tooLong = OggBytes.withText(file, "LOOPSTART=3000", "LOOPSTART=4231");
        assertFalse(read(tooLong).hasLoopMarkers());
    }

    @Test
    void streamsThatFollowOneAnotherAreOneSound() {
        byte[] one = OggBytes.of("long.ogg");
        Sound sound = read(OggBytes.joined(one, OggBytes.withSerial(one, 77), one));
        assertEquals(3 * 88_000, sound.frames());
        short[] once = Samples.played(read(one), 0);
        short[] whole = Samples.played(sound, 0);
        for (int part = 0; part < 3; part++)
            assertArrayEquals(once, Arrays.copyOfRange(whole, 176_000 * part, 176_000 * (part + 1)));
        short[] some = new short[400];
        try (AudioStream stream = sound.open()) {
            for (int from : new int[] {87_900, 200_000, 175_900, 10}) {
                stream.seek(from);
                assertEquals(200, stream.read(some, 0, 200));
                assertArrayEquals(Arrays.copyOfRange(whole, 2 * from, 2 * from + 400), some, "from " + from);
            }
        }
    }

    @Test
    void streamsOfDifferentFormatsAreRejected() {
        fails(
                "all of its parts must have the same format, but part 1 has 22050 Hz mono, and part 2 has 44100 Hz stereo",
                OggBytes.joined(OggBytes.of("mono.ogg"), OggBytes.of("stereo.ogg")));
    }

    /** A decoder is made for each stream: a file of 160 kB took minutes. */
    @Test
    void streamsThatNeedLargeTablesTogetherAreRejected() {
        byte[] one = OggBytes.of("mono.ogg");
        byte[] headers = Arrays.copyOf(one, OggPage.readAll(one).get(2).at());
        long values = VorbisFile.of(one).streams().get(0).setup().values();
        int most = (int) (VorbisFile.MAX_VALUES / values);
        byte[][] streams = new byte[most][];
        Arrays.fill(streams, headers);
        streams[0] = one;
        assertEquals(11_025, read(OggBytes.joined(streams)).frames());
        fails(
                "its first " + (most + 1)
                        + " parts need tables of more than 16000000 values; convert it to a file of one part",
                OggBytes.joined(OggBytes.joined(streams), headers));
    }

    @Test
    void otherStreamsAtTheSameTimeAreIgnored() {
        byte[] plain = OggBytes.of("mono.ogg");
        byte[] both = OggBytes.joined(
                OggBytes.page(2, 0, 99, 0, "\u0080theora"), plain, OggBytes.page(4, 1, 99, 1, "a picture"));
        assertArrayEquals(Samples.played(read(plain), 0), Samples.played(read(both), 0));
    }

    /** The last page has 11025 as its position; the one before it has the rest. */
    @Test
    void theLengthIsThePositionOfTheLastPage() {
        byte[] file = OggBytes.of("mono.ogg");
        int last = OggPage.readAll(file).size() - 1;
        short[] whole = Samples.played(read(file), 0);
        Sound shorter = read(OggBytes.withPosition(file, last, 9_000));
        assertEquals(9_000, shorter.frames());
        assertArrayEquals(Arrays.copyOf(whole, 18_000), Samples.played(shorter, 0));
        Sound longer = read(OggBytes.withPosition(file, last, Long.MAX_VALUE));
        assertTrue(longer.frames() > 11_025 && longer.frames() < 13_000, "frames: " + longer.frames());
        assertArrayEquals(whole, Arrays.copyOf(Samples.played(longer, 0), whole.length));
        assertEquals(0, read(OggBytes.withPosition(file, last, 0)).frames());
    }

    @Test
    void framesBeforePositionZeroAreSkipped() {
        byte[] file = OggBytes.of("long.ogg");
        short[] whole = Samples.played(read(file), 0);
        int pages = OggPage.readAll(file).size();
        byte[] cut = file;
        for (int page = 2; page < pages; page++)
            cut = OggBytes.withPosition(
                    cut, page, OggPage.readAll(file).get(page).granule() - 1000);
        Sound sound = read(cut);
        assertEquals(87_000, sound.frames());
        assertArrayEquals(Arrays.copyOfRange(whole, 2000, 176_000), Samples.played(sound, 0));
        assertArrayEquals(Arrays.copyOfRange(whole, 52_000, 176_000), Samples.played(sound, 25_000));
    }

    @Test
    void aStreamThatBeginsLaterHasItsOwnLength() {
        byte[] file = OggBytes.of("long.ogg");
        byte[] later = file;
        for (int page = 2; page < OggPage.readAll(file).size(); page++)
            later = OggBytes.withPosition(
                    later, page, OggPage.readAll(file).get(page).granule() + 1_000_000);
        assertArrayEquals(Samples.played(read(file), 0), Samples.played(read(later), 0));
    }

    @ParameterizedTest
    @CsvSource({"OpusHead, Opus", "\u007fFLAC, FLAC", "'Speex   ', Speex", "whatever, unknown"})
    void anotherCodecIsNamed(String packet, String codec) {
        fails(
                "its codec is " + codec + ", but only Vorbis is supported; convert it to Ogg Vorbis",
                OggBytes.page(2, 0, 1, 0, packet));
    }

    @Test
    void aFileOfAnotherTypeIsNamed() {
        fails("it is not an Ogg file but of the kind MP3", "ID3 and more".getBytes());
        fails("it is not an Ogg file", new byte[0]);
        fails("it is not an Ogg file", new byte[100]);
    }

    @Test
    void moreThanTwoChannelsAreRejected() {
        fails(
                "it must have 1 or 2 channels but has 6; convert it to stereo",
                OggBytes.withByte(OggBytes.of("mono.ogg"), "\1vorbis", 11, 6));
    }

    @Test
    void anInaudibleSampleRateIsRejected() {
        fails(
                "its rate must be between 1000 and 192000 but was 34",
                OggBytes.withByte(OggBytes.of("mono.ogg"), "\1vorbis", 13, 0));
    }

    @Test
    void aDamagedFileIsReportedWithThePage() {
        byte[] file = OggBytes.of("mono.ogg");
        byte[] damaged = file.clone();
        damaged[2000]++;
        int page = OggPage.readAll(file).get(1).at();
        fails("its page 2 at byte " + page + " is damaged: the checksum is wrong", damaged);
        fails("its page 2 at byte 58 does not start with OggS", OggBytes.joined(Arrays.copyOf(file, 58), new byte[50]));
        byte[] noPage = OggBytes.withoutPage(OggBytes.of("long.ogg"), 2);
        fails(
                "before the page at byte " + OggPage.readAll(noPage).get(2).at() + ", page 2 of its stream is missing",
                noPage);
    }

    @Test
    void aTruncatedFileIsReported() {
        byte[] file = OggBytes.of("mono.ogg");
        fails("it ends within its page 1", Arrays.copyOf(file, 20));
        fails("it ends within its page 2", Arrays.copyOf(file, 60));
        fails("it ends within its page 2", Arrays.copyOf(file, 70));
        fails("it ends within its page 2", Arrays.copyOf(file, 200));
        fails("its comments are missing", Arrays.copyOf(file, 58));
    }

    @Test
    void aBrokenHeaderIsReported() {
        byte[] file = OggBytes.of("mono.ogg");
        fails("its version of Vorbis must be 0 but was 1", OggBytes.withByte(file, "\1vorbis", 7, 1));
        fails("its block size must be between 6 and 13 but was 15", OggBytes.withByte(file, "\1vorbis", 28, 0xFF));
        fails("its comments are incomplete", OggBytes.withByte(file, "\3vorbis", 9, 1));
        fails("a codebook in its setup header is broken", OggBytes.withByte(file, "\5vorbis", 8, 1));
        fails("its setup header is missing", OggBytes.withByte(file, "\5vorbis", 0, 1));
        fails("a codebook in its setup header is empty", OggBytes.withByte(file, "BCV", 3, 0));
    }

    private void fails(String reason, byte[] file) {
        SoundException failure = assertThrows(SoundException.class, () -> read(file));
        assertEquals("sound 'song' cannot be loaded: " + reason, failure.getMessage());
    }
}
