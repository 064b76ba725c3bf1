package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CaptureTest {
    @TempDir
    private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path game;

    @BeforeEach
    void game() throws IOException {
        game = Files.createDirectories(temp.resolve("game/scenes")).getParent();
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16, late = 'stretch' }");
        scene("");
    }

    private void scene(String first) throws IOException {
        Files.writeString(
                game.resolve("scenes/main.lua"),
                "return function(self) " + first + " self.draw = function()"
                        + " draw.rect(time.tick % 32, 4, 3, 3, 0xF08020 + time.tick) end wait_forever() end");
    }

    private int run(String... more) {
        List<String> args = new ArrayList<>(List.of(game.toString()));
        args.addAll(List.of(more));
        return runOnly(args);
    }

    private int runOnly(List<String> more) {
        List<String> args = new ArrayList<>(List.of("run"));
        args.addAll(more);
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine command = Main.command();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return CommandRunner.run(command, args.toArray(String[]::new));
    }

    private Path film(String name) {
        return temp.resolve(name);
    }

    private int capture(String name, String... more) {
        List<String> args =
                new ArrayList<>(List.of("--headless", "--capture", film(name).toString()));
        args.addAll(List.of(more));
        return run(args.toArray(String[]::new));
    }

    private List<String> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(film(folder))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private byte[] screenshot(int tick) throws IOException {
        Path file = temp.resolve("one.png");
        assertEquals(0, run("--headless", "--ticks", String.valueOf(tick), "--screenshot", file.toString()));
        return Files.readAllBytes(file);
    }

    @Test
    void eachTickIsAPictureTheSameAsAScreenshot() throws IOException {
        assertEquals(0, capture("shots", "--from", "5", "--to", "9"));
        assertEquals("wrote 5 pictures to " + film("shots") + System.lineSeparator(), out.toString());
        assertEquals(List.of("000001.png", "000002.png", "000003.png", "000004.png", "000005.png"), files("shots"));
        assertArrayEquals(screenshot(5), Files.readAllBytes(film("shots").resolve("000001.png")));
        assertArrayEquals(screenshot(9), Files.readAllBytes(film("shots").resolve("000005.png")));
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 30, 120, 240})
    void theFrameRateDoesNotMatter(int fps) throws IOException {
        assertEquals(0, capture("at60", "--to", "20"));
        scene("time.frame_rate(" + fps + ")");
        assertEquals(0, capture("other", "--to", "20"));
        assertEquals(20, files("other").size());
        for (String file : files("at60"))
            assertArrayEquals(
                    Files.readAllBytes(film("at60").resolve(file)),
                    Files.readAllBytes(film("other").resolve(file)));
    }

    @Test
    void oneThreadOrManyMakeTheSamePictures() throws IOException {
        assertEquals(0, capture("many", "--to", "12"));
        assertEquals(0, capture("one", "--to", "12", "--single-thread"));
        for (String file : files("many"))
            assertArrayEquals(
                    Files.readAllBytes(film("many").resolve(file)),
                    Files.readAllBytes(film("one").resolve(file)));
    }

    @Test
    void aReplayHasTheSamePicturesAndQuitsAtItsEnd() throws IOException {
        Path replay = film("run.kreplay");
        assertEquals(0, capture("recorded", "--to", "12", "--record", replay.toString()));
        assertEquals(0, capture("replayed", "--replay", replay.toString()));
        assertEquals(files("recorded"), files("replayed"));
        for (String file : files("recorded"))
            assertArrayEquals(
                    Files.readAllBytes(film("recorded").resolve(file)),
                    Files.readAllBytes(film("replayed").resolve(file)));
    }

    @Test
    void aReplayIsWatchedBeforeTheGameBegins() throws IOException {
        Path replay = film("run.kreplay");
        assertEquals(0, run("--headless", "--ticks", "9", "--record", replay.toString()));
        Path file = film("watched.png");
        String shot = file.toString();
        // the file is read in the background; a watched replay stays at its end
        assertEquals(0, run("--headless", "--ticks", "20000", "--watch", replay.toString(), "--screenshot", shot));
        assertTrue(out.toString().contains("reset (replay)"), out + "" + err);
        assertFalse(Arrays.equals(screenshot(9), Files.readAllBytes(file))); // with the bar over it
    }

    @Test
    void aReplayIsWatchedWithoutAnOption() throws IOException {
        Path replay = Files.createDirectories(game.resolve("replays")).resolve("run.kreplay");
        assertEquals(0, run("--headless", "--ticks", "9", "--record", replay.toString()));
        assertEquals(0, run(replay.toString(), "--headless", "--ticks", "20000"));
        assertTrue(out.toString().contains("reset (replay)"), out + "" + err);
        assertEquals(0, runOnly(List.of(replay.toString(), "--headless", "--ticks", "20000")));
        assertTrue(out.toString().contains("reset (replay)"), out + "" + err);
    }

    @Test
    void aWatchedReplayBeginsInTheSameFrameEachTime() throws IOException {
        Path replay = film("run.kreplay");
        assertEquals(0, run("--headless", "--ticks", "9", "--record", replay.toString()));
        for (String name : List.of("one", "two")) {
            assertEquals(0, capture(name, replay.toString(), "--from", "3", "--to", "6"));
            assertTrue(out.toString().contains("reset (replay)"), out + "" + err);
        }
        assertEquals(files("one"), files("two"));
        for (String file : files("one"))
            assertArrayEquals(
                    Files.readAllBytes(film("one").resolve(file)),
                    Files.readAllBytes(film("two").resolve(file)));
    }

    @Test
    void theScreenshotOfAReplayIsTheLastPictureOfTheRun() throws IOException {
        Path replay = film("run.kreplay");
        assertEquals(0, run("--headless", "--ticks", "9", "--record", replay.toString()));
        Path file = film("end.png");
        assertEquals(0, run("--headless", "--replay", replay.toString(), "--screenshot", file.toString()));
        assertArrayEquals(screenshot(9), Files.readAllBytes(file));
    }

    @Test
    void framesForFfmpegComeWithTheCommand() throws IOException {
        assertEquals(0, capture("a.mp4-frames", "--to", "3"));
        String command = "ffmpeg -framerate 60 -i \"" + film("a.mp4-frames").resolve("%06d.png")
                + "\" -vf \"scale=iw*4:ih*4:flags=neighbor\" -c:v libx264 -crf 18 -pix_fmt yuv420p \"" + film("a.mp4")
                + "\"";
        assertEquals(List.of("000001.png", "000002.png", "000003.png", "ffmpeg.txt"), files("a.mp4-frames"));
        assertEquals(command + "\n", Files.readString(film("a.mp4-frames").resolve("ffmpeg.txt")));
        assertTrue(out.toString().contains(command), out.toString());
    }

    /** Returns the samples of a captured WAV file. */
    private byte[] samples(String folder) throws IOException, UnsupportedAudioFileException {
        try (AudioInputStream wav = AudioSystem.getAudioInputStream(
                film(folder).resolve("sound.wav").toFile())) {
            assertEquals(44_100, wav.getFormat().getSampleRate());
            return wav.readAllBytes();
        }
    }

    @Test
    void theSoundOfEachTickIsCaptured() throws IOException, UnsupportedAudioFileException {
        scene("self:spawn(function() wait(4) sound.play(sound.song 'o4 c1') end)");
        assertEquals(0, capture("all", "--ticks", "1-12"));
        assertEquals(
                "wrote 12 pictures and sound.wav to " + film("all"),
                out.toString().strip());
        byte[] all = samples("all");
        int tick = 44_100 / 60 * 4;
        assertEquals(12 * tick, all.length);
        assertArrayEquals(new byte[4 * tick], Arrays.copyOf(all, 4 * tick));
        assertFalse(Arrays.equals(new byte[tick], Arrays.copyOfRange(all, 5 * tick, 6 * tick)));
        assertEquals(0, capture("end", "--ticks", "7-12"));
        assertArrayEquals(Arrays.copyOfRange(all, 6 * tick, 12 * tick), samples("end"));
        assertEquals(0, capture("a.mp4-frames", "--ticks", "7-12"));
        String sound = " -i \"" + film("a.mp4-frames").resolve("sound.wav") + "\" ";
        String command = Files.readString(film("a.mp4-frames").resolve("ffmpeg.txt"));
        assertTrue(command.contains(sound) && command.contains(" -c:a aac "), command);
    }

    @Test
    void aSecondCaptureReplacesTheSound() throws IOException {
        scene("self:spawn(function() sound.play(sound.song 'o4 c1') end)");
        assertEquals(0, capture("shots", "--to", "3"));
        scene("");
        assertEquals(0, capture("shots", "--to", "3"));
        assertEquals(List.of("000001.png", "000002.png", "000003.png"), files("shots"));
    }

    @Test
    void theRateIsThatOfTheGame() throws IOException {
        Files.writeString(game.resolve("game.lua"), "return { width = 32, height = 16, fps = 25 }");
        capture("a.mp4-frames", "--to", "2");
        assertTrue(out.toString().contains("-framerate 25 "), out.toString());
    }

    @Test
    void aGifIsWritten() throws IOException {
        assertEquals(0, capture("a.gif", "--from", "10", "--to", "29"));
        assertEquals(
                "wrote 10 pictures, one for 2 ticks (a GIF shows at most 50 pictures a second) to " + film("a.gif"),
                out.toString().strip());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(film("a.gif").toFile())) {
            reader.setInput(in);
            assertEquals(10, reader.getNumImages(true));
        } finally {
            reader.dispose();
        }
    }

    @Test
    void withoutALastTickItRecordsUntilTheGameEnds() throws IOException {
        scene("self:spawn(function() wait(7) game.quit() end)");
        assertEquals(0, capture("shots", "--from", "3"));
        assertEquals(6, files("shots").size());
        assertEquals(0, capture("again", "--ticks", "4"));
        assertEquals(4, files("again").size());
    }

    @Test
    void aGameThatEndsEarlierIsReported() throws IOException {
        scene("self:spawn(function() wait(7) game.quit() end)");
        assertEquals(0, capture("shots", "--to", "100"));
        assertEquals(
                "wrote 8 pictures to " + film("shots") + "; the game ended after tick 8",
                out.toString().strip());
        assertEquals(2, capture("none", "--from", "50", "--to", "100"));
        assertTold("no picture was captured: the game ended after tick 8, before tick 50");
        assertFalse(Files.exists(film("none")));
    }

    private void assertTold(String message) {
        assertEquals("kodama: " + message, err.toString().lines().findFirst().orElse(""));
    }

    private void refused(String message, String... args) {
        assertEquals(2, run(args));
        assertTold(message);
    }

    @Test
    void invalidOptionsAreRejectedBeforeTheGameStarts() throws IOException {
        String shots = film("shots").toString();
        refused(
                "--to must be at least 10, the first tick, but was 5",
                "--headless",
                "--capture",
                shots,
                "--from",
                "10",
                "--to",
                "5");
        refused("--from must be at least 1 but was 0", "--headless", "--capture", shots, "--from", "0", "--to", "5");
        refused("--capture in a window requires --to N", "--capture", shots);
        refused("--to requires --capture", "--headless", "--to", "5");
        refused("--ticks 3-5 requires --capture of 'kodama run'", "--headless", "--ticks", "3-5");
        refused("--ticks: the last tick must be at least 5 but was 3", "--headless", "--ticks", "5-3");
        refused("Invalid value for option '--ticks': '5x' is not a whole number", "--headless", "--ticks", "3-5x");
        refused("--from requires --capture", "--headless", "--from", "5");
        refused(
                "--to 20 comes after the end of --ticks 10",
                "--headless",
                "--capture",
                shots,
                "--ticks",
                "10",
                "--to",
                "20");
        refused(
                "--from 20 comes after the end of --ticks 10",
                "--headless",
                "--capture",
                shots,
                "--ticks",
                "10",
                "--from",
                "20",
                "--to",
                "30");
        refused(
                "'a.webm' has an unknown format: use a folder for PNG files (without a dot), FILE.gif or"
                        + " FILE.mp4-frames",
                "--headless",
                "--capture",
                film("a.webm").toString(),
                "--to",
                "5");
        assertFalse(Files.exists(film("shots")));
    }

    @Test
    void anUnwritableTargetIsRejectedBeforeTheGameStarts() throws IOException {
        Path full = Files.createDirectories(film("full"));
        Files.writeString(full.resolve("000009.png"), "of an older capture");
        Files.writeString(full.resolve("boss1.png"), "of an artist");
        refused(
                full + ": cannot be written (the folder contains 'boss1.png'; choose a new or an empty one)",
                "--headless",
                "--capture",
                full.toString(),
                "--to",
                "5");
        Path nowhere = film("nowhere/shots");
        refused(
                nowhere + ": cannot be written (no such folder: " + nowhere.getParent() + ")",
                "--headless",
                "--capture",
                nowhere.toString(),
                "--to",
                "5");
        Path file = Files.writeString(film("file"), "x");
        refused(file + ": cannot be written (it is a file)", "--headless", "--capture", file.toString(), "--to", "5");
        Path gif = film("nowhere/a.gif");
        refused(
                gif + ": cannot be written (no such folder: " + gif.getParent() + ")",
                "--headless",
                "--capture",
                gif.toString(),
                "--to",
                "5");
    }

    @Test
    void aSecondCaptureIntoTheSameFolderReplacesTheFirst() throws IOException {
        for (String name : List.of("shots", "boss.mp4-frames")) {
            assertEquals(0, capture(name, "--to", "3"));
            byte[] third = Files.readAllBytes(film(name).resolve("000003.png"));
            assertEquals(0, capture(name, "--from", "3", "--to", "4"));
            assertArrayEquals(third, Files.readAllBytes(film(name).resolve("000001.png")));
            try (Stream<Path> files = Files.list(film(name))) {
                assertEquals(name.equals("shots") ? 2 : 3, files.count());
            }
        }
    }

    @Test
    void aCaptureThatCannotStartKeepsTheEarlierOne() throws IOException {
        assertEquals(0, capture("shots", "--to", "3"));
        scene("error 'broken'");
        capture("shots", "--from", "500", "--ticks", "5");
        assertTrue(Files.exists(film("shots").resolve("000003.png")));
    }
}
