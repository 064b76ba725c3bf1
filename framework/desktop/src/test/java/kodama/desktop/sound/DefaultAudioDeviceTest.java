package kodama.desktop.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.sound.AudioLine;
import kodama.sound.SoundException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The real sound library, in a process with a device that discards sound, or without one. */
@Timeout(60)
class DefaultAudioDeviceTest {
    @TempDir
    private Path folder;

    /** Opens the output, plays for a second, and prints the result. */
    public static final class Probe {
        private Probe() {}

        public static void main(String[] arguments) {
            try (AudioLine line = new DefaultAudioDevice(DefaultAudioDevice.DEFAULT_BUFFER_MILLIS).open()) {
                for (int i = 0; i < 345; i++) line.write(new short[256], 128);
                System.out.println(line.rate() + " Hz, " + line.bufferFrames() + " frames ahead");
            } catch (SoundException failure) {
                System.out.println(failure.getMessage());
            }
        }
    }

    private String output(String alsa) throws Exception {
        assumeTrue(System.getProperty("os.name").equals("Linux"), "devices are taken away by the settings of ALSA");
        Path settings = Files.writeString(folder.resolve("asound.conf"), alsa);
        ProcessBuilder java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Probe.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        java.environment().put("ALSA_CONFIG_PATH", settings.toString());
        Process process = java.start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    @Test
    void aDeviceTakesStereoAndThirtyMillisecondsAtMost() throws Exception {
        assertEquals("44100 Hz, 1323 frames ahead", output("pcm.!default { type null }\nctl.!default { type null }\n"));
    }

    @Test
    void aMissingDeviceIsReportedInASentence() throws Exception {
        assertEquals("no sound device found", output(""));
    }
}
