package kodama.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.time.NanoClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The game loop of the example 004-game-loop-java. */
@Timeout(60)
class GameLoopTest {
    private static final Path EXAMPLE = ExampleGame.folder("004-game-loop-java");
    private static final long MILLI = 1_000_000;
    private static final long WORK = 5 * MILLI;
    private static final int FRAMES = 300;

    private final List<String> shown = new ArrayList<>();
    private final LateSleeper clock = new LateSleeper();
    private int updates;
    private Thread master;
    private Method terminate;

    /** A clock that always sleeps three milliseconds too long. */
    private static final class LateSleeper implements NanoClock {
        private long now;

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            now = Math.max(now, deadlineNanos) + 3 * MILLI;
        }

        @Override
        public void sleepMillis(long millis) {
            now += (millis + 3) * MILLI;
        }
    }

    @BeforeEach
    void makeTheLoop(@TempDir Path temp) throws ReflectiveOperationException {
        Class<?> type = ExampleClasses.compiled(EXAMPLE, temp).loadClass("gameloop.GameMaster");
        terminate = type.getMethod("terminate");
        master = (Thread) type.getConstructor(NanoClock.class, Runnable.class, Consumer.class)
                .newInstance(clock, (Runnable) () -> updates++, (Consumer<String>) this::render);
    }

    private void render(String fps) {
        shown.add(fps);
        clock.now += WORK;
        if (shown.size() == FRAMES) terminate();
    }

    private void terminate() {
        try {
            terminate.invoke(master);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void longSleepsAreCompensatedToKeepSixtyFramesPerSecond() {
        master.run();
        assertEquals(FRAMES, updates);
        assertEquals(5, clock.now / 1e9, 0.05);
        double fps = Double.parseDouble(shown.get(FRAMES - 1).substring("FPS: ".length()));
        assertEquals(60, fps, 0.6);
    }

    @Test
    void theDocumentsLoopHasThirtyLines() throws IOException {
        long lines = Files.readAllLines(EXAMPLE.resolve("java/gameloop/GameMaster.java")).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.matches("(/\\*|\\*|//|import |package ).*"))
                .count();
        assertTrue(lines <= 30, lines + " lines");
    }
}
