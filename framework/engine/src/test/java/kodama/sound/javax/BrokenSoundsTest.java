package kodama.sound.javax;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import javax.sound.sampled.AudioFileFormat.Type;
import javax.sound.sampled.AudioFormat;
import kodama.Seed;
import kodama.sound.AudioStream;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.SoundFormat;
import kodama.sound.file.Mutation;
import kodama.sound.file.QoaFormat;
import kodama.sound.file.QoaWriter;
import kodama.sound.file.Samples;
import org.junit.jupiter.api.Test;

/** Thousands of broken files of each format: each is either a sound, or an error message that names it. */
class BrokenSoundsTest {
    private static final int FILES = 10_000;

    private static final Decoders DECODERS = new Decoders(BrokenSoundsTest.class.getClassLoader());
    private static final AudioFormat BIG_ENDIAN = new AudioFormat(8000, 16, 1, true, true);

    private static final int MIDI_RATE = 44_100;

    private final short[] stereo = new short[512];

    @Test
    void wav(@Seed(1) Random random) {
        survive(random, new JavaSoundFormat(DECODERS, "wav"), Samples.wav(8000, 1, Samples.tone(300, 1)));
    }

    @Test
    void aiff(@Seed(2) Random random) {
        byte[] file = Samples.file(Type.AIFF, BIG_ENDIAN, 8000, 1, Samples.tone(300, 1));
        survive(random, new JavaSoundFormat(DECODERS, "aif"), file);
    }

    @Test
    void au(@Seed(3) Random random) {
        byte[] file = Samples.file(Type.AU, BIG_ENDIAN, 8000, 1, Samples.tone(300, 1));
        survive(random, new JavaSoundFormat(DECODERS, "au"), file);
    }

    @Test
    void qoa(@Seed(4) Random random) {
        survive(random, new QoaFormat(), QoaWriter.write(8000, 1, Samples.tone(600, 1)));
    }

    @Test
    void midi(@Seed(5) Random random) throws Exception {
        survive(random, new MidiFormat(), MidiFormatTest.note());
    }

    private void survive(Random random, SoundFormat format, byte[] good) {
        int read = 0;
        for (int i = 0; i < FILES; i++) {
            byte[] file = Mutation.of(good, random);
            try {
                look(format.read("wreck", "sounds/wreck", file), file);
                read++;
            } catch (SoundException told) {
                assertTrue(told.getMessage().startsWith("sound 'wreck' cannot be loaded: "), told.getMessage());
            }
        }
        assertTrue(read > 0 && read < FILES, "read: " + read);
    }

    /** Checks that the memory is at most ten times the file, and that a streamed sound starts and ends. */
    private void look(Sound sound, byte[] file) {
        assertTrue(sound.bytes() <= 10L * file.length, sound.bytes() + " bytes of " + file.length);
        if (sound.rate() == MIDI_RATE) return; // the synthesizer takes its time
        try (AudioStream stream = sound.open()) {
            stream.seek(sound.frames() / 2);
            stream.read(stereo, 0, 256);
        }
    }
}
