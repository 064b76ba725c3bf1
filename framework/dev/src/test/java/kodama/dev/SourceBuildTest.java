package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.NeedsCompiler;
import kodama.log.Log;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.TestGame;
import kodama.make.JavaBuild;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceBuildTest {
    private final List<Runnable> work = new ArrayList<>();
    private final GameErrors errors = new GameErrors(Log.to(line -> {}));
    private int builds;
    private @Nullable String wrong;
    private final SourceBuild build = new SourceBuild(this::build, work::add, errors);

    private void build() {
        builds++;
        if (wrong != null) throw new IllegalStateException(wrong);
    }

    private void save(String path) {
        build.filesSaved(List.of(path));
    }

    /** Runs a frame, the pending work, and another frame. */
    private void frames() {
        build.afterDraw(1);
        List<Runnable> now = List.copyOf(work);
        work.clear();
        now.forEach(Runnable::run);
        build.afterDraw(2);
    }

    @Test
    void nothingIsCompiledBeforeASourceIsSaved() {
        frames();
        assertEquals(0, builds);
    }

    @Test
    void savedSourcesAreCompiledInOneBuildAtATime() {
        save("java/mygame/Moon.java");
        build.afterDraw(1);
        save("java/mygame/Moon.java");
        save("java/mygame/Moon.java");
        build.afterDraw(2);
        assertEquals(1, work.size());
        frames();
        frames();
        assertEquals(2, builds);
    }

    @Test
    void compileErrorsAreShownWithTheirLinesUntilFixed() {
        wrong = "java/mygame/Moon.java:12: ';' expected";
        save("java/mygame/Moon.java");
        frames();
        GameError shown = errors.shown().orElseThrow();
        assertEquals(wrong, shown.message());
        assertEquals(Optional.of("java/mygame/Moon.java"), shown.file());
        assertEquals(12, shown.line());

        wrong = "java/mygame/Moon.java:13: ';' expected";
        save("java/mygame/Moon.java");
        frames();
        assertEquals(
                List.of(wrong), errors.all().stream().map(GameError::message).toList());

        wrong = null;
        save("java/mygame/Moon.java");
        frames();
        assertEquals(Optional.empty(), errors.shown());
    }

    @Test
    @NeedsCompiler
    void compileErrorsHaveNoStackTraceOfKodama(@TempDir Path game) throws Exception {
        Files.writeString(Files.createDirectories(game.resolve("java")).resolve("Moon.java"), "class Moon { int x }");
        SourceBuild real = new SourceBuild(() -> JavaBuild.of(game), work::add, errors);
        real.filesSaved(List.of("java/Moon.java"));
        real.afterDraw(1);
        Thread background = new Thread(work.remove(0));
        background.start();
        background.join();
        real.afterDraw(2);
        GameError shown = errors.shown().orElseThrow();
        assertEquals("java/Moon.java:1: ';' expected", shown.message());
        assertEquals("", shown.traceback());
    }

    @Test
    void savedScriptsDoNotStartABuild() {
        save("scenes/main.lua");
        frames();
        assertEquals(0, builds);
    }

    /** The cause may be game.lua, which was invalid when the source was saved, or an incomplete library. */
    @Test
    void afterAFailedBuildAnySavedFileStartsABuild() {
        wrong = "game.lua:1: '}' expected near <eof>";
        save("java/mygame/Moon.java");
        frames();
        wrong = null;
        save("game.lua");
        frames();
        assertEquals(2, builds);
        assertEquals(Optional.empty(), errors.shown());
        save("game.lua");
        frames();
        assertEquals(2, builds);
    }

    /** Errors of the portal are not shown any more, so without a new build the old classes would run unnoticed. */
    @Test
    void aFailedBuildIsRepeatedWhenTheGameStarts(@TempDir Path folder) {
        TestGame game = new TestGame(folder).hooks(List.of(build)).scene("wait_forever()");
        wrong = "java/mygame/Moon.java:12: ';' expected";
        build.request();
        frames();
        errors.restart();
        game.ticks(1);
        frames();
        assertEquals(wrong, errors.shown().orElseThrow().message());

        wrong = null;
        build.request();
        frames();
        game.reset().ticks(1);
        frames();
        game.close();
        assertEquals(3, builds);
    }

    @Test
    void aCrashOfTheCompilerIsAnErrorAndTheNextBuildStarts() {
        SourceBuild breaking = new SourceBuild(
                () -> {
                    builds++;
                    throw new StackOverflowError("deep");
                },
                Runnable::run,
                errors);
        for (int i = 1; i <= 2; i++) {
            breaking.filesSaved(List.of("java/mygame/Moon.java"));
            breaking.afterDraw(1);
            breaking.afterDraw(2);
            assertEquals(i, builds);
            assertEquals("deep", errors.shown().orElseThrow().message());
        }
    }
}
