package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.log.Log;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

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

    /** A frame, the work that waits, and another frame. */
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
    void savedSourcesAreCompiledOneBuildAfterTheOther() {
        build.fileSaved();
        build.afterDraw(1);
        build.fileSaved();
        build.fileSaved();
        build.afterDraw(2);
        assertEquals(1, work.size());
        frames();
        frames();
        assertEquals(2, builds);
    }

    @Test
    void whatTheCompilerReportsIsShownWithItsLineUntilItIsFixed() {
        wrong = "java/mygame/Moon.java:12: ';' expected";
        build.fileSaved();
        frames();
        GameError shown = errors.shown().orElseThrow();
        assertEquals(wrong, shown.message());
        assertEquals(Optional.of("java/mygame/Moon.java"), shown.file());
        assertEquals(12, shown.line());

        wrong = "java/mygame/Moon.java:13: ';' expected";
        build.fileSaved();
        frames();
        assertEquals(
                List.of(wrong), errors.all().stream().map(GameError::message).toList());

        wrong = null;
        build.fileSaved();
        frames();
        assertEquals(Optional.empty(), errors.shown());
    }
}
