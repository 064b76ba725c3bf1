package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loop objects written by a game. */
class CustomLoopObjectTest {
    private static final String HERE = "kodama.loop.CustomLoopObjectTest$";

    @TempDir
    private Path folder;

    private TestGame game;

    @BeforeEach
    void game() {
        game = new TestGame(folder);
    }

    private GamePlatform with(String className) {
        String loops = "loops = { editor = '" + HERE + className + "' }";
        return game.file("game.lua", "return { width = 32, height = 16, " + loops + " }")
                .platform();
    }

    /** Logs its calls, and quits. */
    public static class Editor implements LoopObject {
        private final GamePlatform platform;

        public Editor(GamePlatform platform) {
            this.platform = platform;
        }

        private void tell(String what) {
            platform.diagnostics().log().info(what);
        }

        @Override
        public void init1() {
            tell("init1");
        }

        @Override
        public void init2() {
            tell("init2");
        }

        @Override
        public void init3() {
            tell("init3");
        }

        @Override
        public void changeFrameRate(int fps) {
            tell("rate " + fps);
        }

        @Override
        public void frame() {
            tell("frame");
            platform.requests().submit(new LoopRequest.Quit(0));
        }

        @Override
        public void end1(String reason) {
            tell("end1 " + reason);
        }

        @Override
        public void end2() {
            tell("end2");
        }

        @Override
        public int result() {
            return 7;
        }
    }

    @Test
    void itRunsLikeABuiltInLoopObject() {
        GamePlatform platform = with("Editor");
        platform.requests().submit(new LoopRequest.SoftReset("editor"));
        Program program = new Program(
                platform.requests(),
                Map.of("editor", () -> CustomLoopObject.open("editor", platform)),
                phase -> {},
                platform.errors());
        assertEquals(7, program.run());
        assertEquals(List.of("rate 60", "init1", "init2", "init3", "frame", "end2"), game.log());
    }

    public static final class Faulty extends Editor {
        public Faulty(GamePlatform platform) {
            super(platform);
        }

        @Override
        public void frame() {
            throw new IllegalStateException("no paper");
        }
    }

    @Test
    void aLoopObjectThatFailsIsReportedByNameAndTheExitCodeIsOne() {
        GamePlatform platform = with("Faulty");
        platform.requests().submit(new LoopRequest.SoftReset("editor"));
        Program program = new Program(
                platform.requests(),
                Map.of("editor", () -> CustomLoopObject.open("editor", platform)),
                phase -> {},
                platform.errors());
        assertEquals(1, program.run());
        assertEquals(
                "game.lua: the loop object 'editor' has failed: java.lang.IllegalStateException: no paper",
                platform.errors().shown().orElseThrow().message());
        assertEquals(List.of("rate 60", "init1", "init2", "init3", "end2"), game.log());
    }

    @Test
    void allCallsAreForwarded() {
        CustomLoopObject loop = CustomLoopObject.open("editor", with("Editor"));
        loop.changeFrameRate(30);
        loop.end1("F5");
        assertEquals(List.of("rate 60", "rate 30", "end1 F5"), game.log());
    }

    @Test
    void itBeginsWithTheFrameRateOfGameLua() {
        GamePlatform platform = with("Editor");
        game.file(
                "game.lua", "return { width = 32, height = 16, fps = 50, loops = { editor = '" + HERE + "Editor' } }");
        CustomLoopObject.open("editor", platform);
        assertEquals(List.of("rate 50"), game.log());
    }

    public abstract static class NoLoop {}

    public static final class Silent {
        public Silent(GamePlatform platform) {}
    }

    private void refused(String className, String why) {
        GamePlatform platform = with(className);
        RuntimeException wrong = assertThrows(RuntimeException.class, () -> CustomLoopObject.open("editor", platform));
        assertEquals("game.lua: option 'loops': " + why, wrong.getMessage());
    }

    @Test
    void aMissingClassIsReported() {
        refused("Nobody", "there is no Java class '" + HERE + "Nobody' and game.lua lists no 'java' folders or jars.");
    }

    @Test
    void aClassThatIsNotALoopObjectIsReported() {
        refused("Silent", "class '" + HERE + "Silent' must implement kodama.loop.LoopObject but does not");
    }

    public static class Base {
        public void init1() {}

        public void init2() {}

        public void init3() {}

        public void changeFrameRate(int fps) {}

        public void frame() {}

        public void end1(String reason) {}

        public void end2() {}

        public int result() {
            return 0;
        }
    }

    public static final class Plain extends Base implements LoopObject {}

    public static final class Angry extends Base implements LoopObject {
        public Angry(GamePlatform platform) {
            throw new IllegalStateException("not in " + platform.cores() + " core");
        }
    }

    @Test
    void aMissingConstructorIsReported() {
        refused(
                "Plain",
                "class '" + HERE + "Plain' has no public constructor with kodama.loop.GamePlatform as its parameters");
    }

    @Test
    void aConstructorThatThrowsIsReported() {
        refused(
                "Angry",
                "class '" + HERE + "Angry' could not be created: java.lang.IllegalStateException: not in 1 core");
    }

    @Test
    void aLoopObjectThatGameLuaNoLongerNamesIsReported() {
        GamePlatform platform = with("Editor");
        game.file("game.lua", "return { width = 32, height = 16 }");
        RuntimeException wrong = assertThrows(RuntimeException.class, () -> CustomLoopObject.open("editor", platform));
        assertEquals("game.lua: option 'loops' no longer names 'editor'", wrong.getMessage());
    }
}
