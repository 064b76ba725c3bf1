package kodama.sound.vorbis;

import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Random;
import kodama.Seed;
import kodama.sound.AudioStream;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.file.Mutation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Broken files: each is either a sound, or an error message that names it. {@code -Dmutations=100000} tries more of
 * them.
 */
class BrokenVorbisTest {
    private static final int FILES = Integer.getInteger("mutations", 500);

    private final VorbisFormat format = new VorbisFormat(new JorbisLibrary(null));
    private final short[] stereo = new short[2 * 512];
    private int played;

    @ParameterizedTest
    @ValueSource(strings = {"mono.ogg", "stereo.ogg", "long.ogg"})
    void brokenFilesAreReported(String name, @Seed(7) Random random) {
        byte[] good = OggBytes.of(name);
        for (int i = 0; i < FILES; i++) {
            byte[] broken = Mutation.of(good, random);
            // without the right checksums hardly any file would reach the decoder
            byte[] file = random.nextInt(8) == 0 ? broken : OggBytes.withChecksums(broken);
            assertTimeout(Duration.ofSeconds(20), () -> play(file), () -> "file " + name);
        }
        assertTrue(played > 0 && played < FILES, "played: " + played);
    }

    private void play(byte[] file) {
        try {
            Sound sound = format.read("wreck", "sounds/wreck.ogg", file);
            try (AudioStream stream = sound.open()) {
                stream.seek(sound.frames() / 2);
                stream.read(stereo, 0, 512);
                stream.seek(0);
                for (int i = 0; i < 100; i++) stream.read(stereo, 0, 512);
            }
            played++;
        } catch (SoundException reported) {
            String message = String.valueOf(reported.getMessage());
            assertTrue(message.startsWith("sound 'wreck' cannot be loaded: "), message);
            assertTrue(!(reported.getCause() instanceof Error), message);
        }
    }
}
