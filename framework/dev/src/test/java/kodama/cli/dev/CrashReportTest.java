package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kodama.loop.GamePlatform;
import kodama.loop.LoopObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A loop object of a game that fails leaves a report, and the game that was running before it continues. */
class CrashReportTest {
    /** Fails in its third frame. */
    public static final class Broken implements LoopObject {
        private int frames;

        public Broken(GamePlatform platform) {}

        @Override
        public void init1() {}

        @Override
        public void init2() {}

        @Override
        public void init3() {}

        @Override
        public void changeFrameRate(int fps) {}

        @Override
        public void end1(String reason) {}

        @Override
        public void end2() {}

        @Override
        public void frame() {
            if (++frames == 3) throw new IllegalStateException("no paper");
        }

        @Override
        public int result() {
            return 0;
        }
    }

    @TempDir
    private Path folder;

    @Test
    void aLoopObjectThatThrowsIsReportedAndThePreviousGameContinues() throws IOException {
        Shell shell = new Shell(folder).game("print 'game' wait(5) game.soft_reset 'broken' while true do wait(1) end");
        shell.file(
                "game.lua",
                "return { title = 'T', width = 32, height = 16, loops = { broken = '" + Broken.class.getName()
                        + "' } }");
        shell.kodama("dev", folder.toString(), "--no-portal", "--headless", "--ticks", "12");
        List<String> out = shell.out().lines().toList();
        assertTrue(out.stream().filter("game"::equals).count() > 1, shell.out() + shell.err());
        Path report = report();
        assertTrue(Files.readString(report.resolve("report.txt")).contains("no paper"), report::toString);
        assertTrue(Files.size(report.resolve("picture.png")) > 0);
        shell.says("crash report: .kodama/crash/" + report.getFileName());
        shell.says("no paper");
    }

    @Test
    void theReplayOfAReportShowsTheErrorAgain() throws IOException {
        Shell shell = new Shell(folder).game("""
                        while not input.pressed "fire" do wait(1) end
                        error("the ship sank in tick " .. time.tick)
                        """);
        String path = folder.toString();
        String keys = "20 Z, 40 R";
        shell.kodama(
                "dev", path, "--no-portal", "--headless", "--ticks", "60", "--window-size", "320x240", "--keys", keys);
        shell.says("crash report: ");
        Path report = report();
        String hint = "kodama run . --replay .kodama/crash/" + report.getFileName() + "/run.kreplay\n";
        assertTrue(Files.readString(report.resolve("report.txt")).contains(hint));
        Shell again = new Shell(folder);
        again.kodama(
                "run",
                path,
                "--headless",
                "--replay",
                report.resolve("run.kreplay").toString());
        assertEquals(1, again.code());
        again.says("scenes/main.lua:3: the ship sank in tick 21");
    }

    private Path report() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve(".kodama/crash"))) {
            List<Path> reports = all.toList();
            assertEquals(1, reports.size());
            return reports.get(0);
        }
    }
}
