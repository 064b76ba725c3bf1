package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import kodama.base.LeakTracker.Lifetime;
import kodama.log.Log;
import kodama.log.LogCategory;
import kodama.loop.Subsystem;
import kodama.loop.TestGame;
import kodama.request.LoopRequest;
import kodama.script.JavaTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Subsystems of a game. Those of this test log their calls. */
@Timeout(30)
class SubsystemsTest {
    private static final String HERE = "kodama.loop.game.SubsystemsTest$";

    @TempDir
    private Path folder;

    private TestGame game;

    @BeforeEach
    void game() {
        game = new TestGame(folder).scene("wait_forever()");
    }

    private TestGame with(String... classes) {
        String names = "'" + HERE + String.join("', '" + HERE, classes) + "'";
        return game.file("game.lua", "return { width = 32, height = 16, subsystems = { " + names + " } }");
    }

    private String error() {
        assertEquals(1, game.errors().size(), () -> game.errors().toString());
        return game.errors().get(0).lines().findFirst().orElseThrow();
    }

    /** Returns what was logged, without tick and level. */
    private List<String> logged() {
        return game.log().stream()
                .map(line -> line.replaceFirst("^\\[\\d+\\] info: ", ""))
                .toList();
    }

    /** Logs that it is opened, and that it is closed. */
    public abstract static class LoggingSubsystem implements Subsystem {
        private LogCategory log = Log.to(line -> {}).game();

        protected String name() {
            return getClass().getSimpleName();
        }

        @Override
        public void open(Context context) throws Exception {
            log = context.log();
            log.info("open " + name());
        }

        @Override
        public void close() throws Exception {
            log.info("close " + name());
        }
    }

    public static final class Disk extends LoggingSubsystem {
        @Override
        public void open(Context context) throws Exception {
            super.open(context);
            context.log().info(new String(context.files().read("disk.txt")));
        }
    }

    public static final class Net extends LoggingSubsystem {}

    public static final class Table extends LoggingSubsystem {
        @Override
        public List<Class<? extends Subsystem>> after() {
            return List.of(Net.class, Disk.class);
        }
    }

    @Test
    void theyAreOpenedAndClosedInReverse() {
        with("Disk", "Net").file("disk.txt", "spins").ticks(1).close();
        assertEquals(List.of("open Disk", "spins", "open Net", "close Net", "close Disk"), logged());
    }

    @Test
    void aSubsystemOpensAfterThoseItNames() {
        with("Table", "Net", "Disk").file("disk.txt", "spins").cores(4).ticks(1);
        assertEquals("open Table", logged().get(3));
        game.close();
        assertEquals(List.of("close Disk", "close Net", "close Table"), logged().subList(4, 7));
    }

    /** Each of these two opens only if the other is being opened at the same time. */
    public static final class Left extends Meeting {}

    public static final class Right extends Meeting {}

    abstract static class Meeting implements Subsystem {
        private static final CountDownLatch BOTH = new CountDownLatch(2);

        @Override
        public void open(Context context) throws Exception {
            BOTH.countDown();
            BOTH.await();
        }

        @Override
        public void close() {}
    }

    @Test
    void independentSubsystemsOpenConcurrently() {
        with("Left", "Right").cores(3).ticks(1).close();
        assertEquals(List.of(), game.errors());
    }

    @Test
    void theyOutliveASimpleResetAndTasksInJavaFindThem() {
        with("Counter")
                .scene("spawn('" + HERE + "Asking') wait_forever()")
                .ticks(1)
                .reset()
                .ticks(1)
                .reset()
                .ticks(1);
        game.close();
        assertEquals(
                List.of("asked 1", "asked 2", "asked 3"),
                logged().stream().filter(line -> line.startsWith("asked")).toList());
    }

    public static final class Counter extends LoggingSubsystem {
        private int count;

        void count() {
            try {
                log("asked " + ++count);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }

        private void log(String line) throws Exception {
            super.log.info(line);
        }
    }

    public static final class Asking extends JavaTask {
        @Override
        protected void start() {
            subsystem(Counter.class).count();
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aTaskThatNeedsASubsystemThatIsNotOpenFails() {
        game.scene("spawn('" + HERE + "Asking')").ticks(1).close();
        assertTrue(
                error().contains("no subsystem " + HERE
                        + "Counter is open; is it in 'subsystems' of game.lua, and did it" + " open?"),
                this::error);
    }

    public static final class Broken extends LoggingSubsystem {
        @Override
        public void open(Context context) throws Exception {
            throw new IOException("no such device");
        }
    }

    public static final class AfterBroken extends LoggingSubsystem {
        @Override
        public List<Class<? extends Subsystem>> after() {
            return List.of(Broken.class);
        }
    }

    @Test
    void aSubsystemThatFailsToOpenIsSkippedWithThoseAfterIt() {
        with("AfterBroken", "Broken", "Net")
                .scene("print 'plays'")
                .cores(2)
                .ticks(1)
                .close();
        assertEquals(
                "game.lua: subsystem '" + HERE + "Broken' could not be opened: java.io.IOException: no such device"
                        + "  [loading subsystem '" + HERE + "Broken']",
                error());
        assertEquals(
                "    java.io.IOException: no such device",
                game.errors().get(0).lines().toList().get(1));
        assertEquals(List.of("open Net", "plays", "close Net"), logged());
    }

    public static final class BadEnd extends LoggingSubsystem {
        @Override
        public void close() throws Exception {
            throw new IOException("disk full");
        }
    }

    public static final class WorseEnd extends LoggingSubsystem {
        @Override
        public void close() {
            throw new AssertionError("not empty");
        }
    }

    @Test
    void anAssertionErrorInCloseDoesNotStopTheOthers() {
        with("Net", "WorseEnd").ticks(1).close();
        assertTrue(error().contains("could not be closed: java.lang.AssertionError: not empty"), error());
        assertEquals(List.of("open Net", "open WorseEnd", "close Net"), logged());
    }

    public static final class WorstEnd extends LoggingSubsystem {
        @Override
        public void close() {
            throw new InternalError("broken");
        }
    }

    @Test
    void anInternalErrorInCloseDoesNotStopTheOthers() {
        with("Net", "WorstEnd", "Counter").ticks(1);
        assertEquals("broken", assertThrows(InternalError.class, game::close).getMessage());
        assertEquals(
                List.of("close Counter", "close Net"),
                logged().stream().filter(line -> line.startsWith("close")).toList());
    }

    /** Requests the end of the program. */
    public static final class Hasty implements Subsystem {
        @Override
        public void open(Context context) {
            context.requests().submit(new LoopRequest.Quit(4));
        }

        @Override
        public void close() {}
    }

    @Test
    void aSubsystemThatFailsToCloseIsReportedAndTheOthersAreClosed() {
        with("Net", "BadEnd").ticks(1).close();
        assertEquals(
                "game.lua: subsystem '" + HERE + "BadEnd' could not be closed: java.io.IOException: disk full"
                        + "  [closing subsystem '" + HERE + "BadEnd']",
                error());
        assertEquals(List.of("open Net", "open BadEnd", "close Net"), logged());
    }

    public static final class Forgetful extends LoggingSubsystem {
        @Override
        public void open(Context context) {
            context.leakTracker().open(Lifetime.LOOP, "socket", "7");
        }
    }

    @Test
    void resourcesThatASubsystemDoesNotCloseAreLeaks() {
        with("Forgetful").ticks(1).close();
        String survivor = game.leakTracker().survivors(Lifetime.LOOP).get(0);
        assertTrue(survivor.startsWith("socket '7', opened in "), survivor);
    }

    public static final class Chicken extends LoggingSubsystem {
        @Override
        public List<Class<? extends Subsystem>> after() {
            return List.of(Egg.class);
        }
    }

    public static final class Egg extends LoggingSubsystem {
        @Override
        public List<Class<? extends Subsystem>> after() {
            return List.of(Chicken.class);
        }
    }

    @Test
    void aCycleIsReported() {
        with("Chicken", "Egg").ticks(1).close();
        assertEquals(
                "game.lua: subsystem '%1$sEgg': circular wait between jobs: subsystem '%1$sChicken' -> subsystem '%1$sEgg'"
                                .formatted(HERE)
                        + " -> subsystem '" + HERE + "Chicken'  [loading subsystem '" + HERE + "Egg']",
                error());
        assertEquals(List.of(), logged());
    }

    @Test
    void aSubsystemThatComesAfterOneThatIsNotListedIsReported() {
        with("Table", "Net").ticks(1).close();
        assertEquals(
                "game.lua: subsystem '%1$sTable': after() names %1$sDisk, which is not among the subsystems  [loading subsystem '%1$sTable']"
                        .formatted(HERE),
                error());
        assertEquals(List.of("open Net", "close Net"), logged());
    }

    public static final class Plain {}

    public static final class Shy implements Subsystem {
        private Shy() {}

        @Override
        public void open(Context context) {}

        @Override
        public void close() {}
    }

    public static final class Angry implements Subsystem {
        public Angry() {
            throw new IllegalStateException("not me");
        }

        @Override
        public void open(Context context) {}

        @Override
        public void close() {}
    }

    private void refused(String name, String why) {
        with(name).ticks(1).close();
        assertEquals("game.lua: option 'subsystems': " + why + "  [loading subsystem '" + HERE + name + "']", error());
    }

    @Test
    void aMissingClassIsReported() {
        refused("Nobody", "there is no Java class '" + HERE + "Nobody' and game.lua lists no 'java' folders or jars.");
    }

    @Test
    void aClassThatIsNotASubsystemIsReported() {
        refused("Plain", "class '" + HERE + "Plain' must implement kodama.loop.Subsystem but does not");
    }

    @Test
    void aMissingConstructorIsReported() {
        refused("Shy", "class '" + HERE + "Shy' has no public constructor without parameters");
    }

    @Test
    void aConstructorThatThrowsIsReportedWithItsLine() {
        refused("Angry", "class '" + HERE + "Angry' could not be created: java.lang.IllegalStateException: not me");
    }
}
