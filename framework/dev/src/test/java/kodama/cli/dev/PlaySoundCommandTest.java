package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import kodama.sound.AudioLine;
import kodama.sound.Loop;
import kodama.sound.SampledSound;
import kodama.sound.file.RepeatedSound;
import kodama.sound.file.WavWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaySoundCommandTest {
    @TempDir
    Path folder;

    private Shell output = new Shell(Path.of(""));

    private static short[] steps(int frames) {
        short[] samples = new short[frames];
        for (int i = 0; i < frames; i++) samples[i] = (short) (i + 1);
        return samples;
    }

    private Path sound(int frames) throws IOException {
        Path file = folder.resolve("steps.wav");
        Files.write(file, WavWriter.write(SampledSound.of("steps", 1000, 1, steps(frames)), frames));
        return file;
    }

    private String written(String... options) throws IOException {
        String[] args = new String[options.length + 4];
        args[0] = "play";
        args[1] = sound(5).toString();
        args[2] = "-o";
        args[3] = folder.resolve("out.wav").toString();
        System.arraycopy(options, 0, args, 4, options.length);
        output = new Shell(folder).kodama(args);
        output.succeeds();
        byte[] file = Files.readAllBytes(folder.resolve("out.wav"));
        StringBuilder left = new StringBuilder();
        for (int at = 44; at < file.length; at += 4) left.append(file[at]);
        return left.toString();
    }

    @Test
    void aSoundIsWrittenUnchangedAndItsLengthAndRateArePrinted() throws IOException {
        assertEquals("12345", written());
        assertEquals(
                "steps.wav: 0.01 s, 1000 Hz", output.out().lines().findFirst().orElse(""));
        assertTrue(output.out().contains("wrote " + folder.resolve("out.wav")), output.out());
    }

    @Test
    void itsLoopIsPlayedTheGivenNumberOfTimes() throws IOException {
        assertEquals("123451234512345", written("--loop", "3"));
    }

    @Test
    void itEndsAfterSomeSeconds() throws IOException {
        assertEquals("1234512", written("--loop", "3", "--seconds", "0.007"));
    }

    @Test
    void aSoundIsPlayedToItsEndThroughTheMixer() {
        short[] played = new short[4096];
        int[] frames = {0};
        AudioLine line = new AudioLine() {
            @Override
            public int rate() {
                return 1000;
            }

            @Override
            public int bufferFrames() {
                return 100;
            }

            @Override
            public void write(short[] stereo, int count) {
                System.arraycopy(stereo, 0, played, 2 * frames[0], 2 * count);
                frames[0] += count;
            }

            @Override
            public void close() {
                frames[0] = -frames[0];
            }
        };
        short[] loud = new short[600];
        Arrays.fill(loud, (short) 10_000);
        new SoundPlayer(() -> line).play(SampledSound.of("loud", 1000, 1, loud), 0.6);
        assertEquals(-1024, frames[0]); // whole blocks, and what waits in the device; then it is closed
        assertTrue(played[2 * 300] > 3000, "at 0.3 s: " + played[2 * 300]);
        assertEquals(0, played[2 * 700]);
    }

    @Test
    void invalidFilesAreReportedInASentence() throws IOException {
        Files.write(folder.resolve("a.txt"), new byte[3]);
        Files.write(folder.resolve("a.wav"), new byte[3]);
        assertRefused("there is no file '" + folder.resolve("b.wav") + "'", folder.resolve("b.wav"));
        Shell unknown = new Shell(folder).kodama("play", folder.resolve("a.txt").toString());
        unknown.says("kodama: 'a.txt' is not a sound file; sounds end in wav, qoa, ");
        assertEquals(2, unknown.code());
        assertRefused("sound 'a.wav' cannot be loaded: it is not a file of the kind WAV", folder.resolve("a.wav"));
    }

    private void assertRefused(String sentence, Path file, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "play";
        args[1] = file.toString();
        System.arraycopy(options, 0, args, 2, options.length);
        new Shell(folder).kodama(args).refuses("kodama: " + sentence);
    }

    @Test
    void aSoundNameGivesASuggestionOfItsFile() throws IOException {
        Path game = Files.createDirectory(folder.resolve("sounds"));
        Files.move(sound(5), game.resolve("steps.wav"));
        Path missing = folder.resolve("steps");
        Path near = game.resolve("steps.wav");
        assertRefused("there is no file '" + missing + "' (did you mean '" + near + "'?)", missing);
    }

    @Test
    void aFolderIsNotARegularFile() {
        assertRefused("'" + folder + "' is not a regular file", folder);
    }

    @Test
    void aMarkedLoopIsPrintedEvenFromTheBeginning() throws IOException {
        Path song = folder.resolve("boss.mml");
        Files.writeString(song, "L c4");
        assertEquals("boss.mml: 0.50 s, 44100 Hz, loop from 0.00 s to 0.50 s", output(song));
        Files.writeString(song, "c4");
        assertEquals("boss.mml: 0.51 s, 44100 Hz", output(song));
    }

    private String output(Path file) {
        Shell shell = new Shell(folder).kodama("play", file.toString(), "-o", folder + "/out.wav");
        return shell.out().lines().findFirst().orElse("");
    }

    @Test
    void invalidOptionsAreReportedInASentence() throws IOException {
        Path file = sound(5);
        assertRefused("--loop must be from 1 to 1000 but was 0", file, "--loop", "0");
        assertRefused("--seconds must be more than 0 and at most 3600 but was 0.000000000", file, "--seconds", "0");
        assertRefused("-o must name a file that ends in .wav but was 'out.mp3'", file, "-o", "out.mp3");
        Path nowhere = folder.resolve("nowhere");
        assertRefused(
                nowhere.resolve("o.wav") + ": cannot be written (no such folder: " + nowhere + ")",
                file,
                "-o",
                nowhere.resolve("o.wav").toString());
    }

    @Test
    void aLoopWithinASoundIsPlayedTheGivenNumberOfTimes() {
        var sound = SampledSound.of("steps", 1000, 1, steps(6)).withLoop(new Loop(2, 4));
        var repeated = new RepeatedSound(sound, 3);
        assertEquals(10, repeated.frames());
        short[] stereo = new short[40];
        for (int from = 0; from <= 10; from++) {
            try (var stream = repeated.open()) {
                stream.seek(from);
                assertEquals(10 - from, stream.read(stereo, from, 20 - from));
            }
        }
        short[] left = new short[10];
        for (int i = 0; i < 10; i++) left[i] = stereo[2 * i];
        assertArrayEquals(new short[] {1, 2, 3, 4, 3, 4, 3, 4, 5, 6}, left);
    }
}
