package kodama.script.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.ModuleDoc;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lua modules written by a game: found, checked, and created whenever scripts start. */
@Timeout(30)
class JavaModulesTest {
    private static final String HERE = JavaModulesTest.class.getName() + "$";

    @TempDir
    private Path folder;

    @LuaModule(name = "tally", doc = "Counts.")
    public static final class Tally {
        private int count;

        @LuaFunction(value = "add(much?: integer = 1) -> integer", doc = "Counts on.")
        int add(int much) {
            if (much < 0) throw new IllegalArgumentException("much must be at least 0 but was " + much);
            return count += much;
        }
    }

    @LuaModule(name = "tally", doc = "Has a name that is taken.")
    public static final class Twin {}

    @LuaModule(name = "draw", doc = "Has a name of the framework's.")
    public static final class Draw {}

    @LuaModule(name = "end", doc = "Has a name that Lua has taken.")
    public static final class Word {}

    @LuaModule(name = "test", doc = "Has the name of the module of tests.")
    public static final class Trial {}

    @LuaModule(name = "", doc = "Has no name.")
    public static final class Nameless {}

    @LuaModule(name = "self", doc = "Has methods.", methods = true)
    public static final class Methods {}

    public static final class Plain {}

    @LuaModule(name = "wrong", doc = "Says what is not so.")
    public static final class Wrong {
        @LuaFunction(value = "run(x: number)", doc = "Takes nothing.")
        void run() {}
    }

    @LuaModule(name = "closed", doc = "Cannot be made.")
    public static final class Closed {
        private Closed() {}
    }

    @LuaModule(name = "broken", doc = "Fails while it is made.")
    public static final class Broken {
        public Broken() {
            throw new IllegalStateException("no dice");
        }
    }

    private TestGame with(String... classes) {
        String names = "'" + HERE + String.join("', '" + HERE, classes) + "'";
        return new TestGame(folder).file("game.lua", "return { modules = { " + names + " } }");
    }

    @Test
    void itsFunctionsCheckTheirArguments() {
        TestGame game = with("Tally")
                .scene("print(tally.add(), tally.add(3)) tally.add(1.5)")
                .ticks(1);
        assertEquals(List.of("1\t4"), game.log());
        String error = game.errors().get(0);
        assertEquals("scenes/main.lua:2: bad argument #1 to 'add' (much: integer expected, got 1.5)", head(error));
    }

    private static String head(String error) {
        return error.lines().findFirst().orElseThrow().replaceFirst(" {2}\\[.*", "");
    }

    @Test
    void errorsNameTheFunctionAndSuggestNames() {
        TestGame game = with("Tally")
                .scene("print(select(2, pcall(tally.add, -1)))"
                        + " print(select(2, pcall(function() tally.ad() end)))"
                        + " print(select(2, pcall(function() tally.x = 1 end)))"
                        + " print(select(2, pcall(function() taly.add() end)))")
                .ticks(1);
        assertEquals(
                List.of(
                        "tally.add: much must be at least 0 but was -1",
                        "scenes/main.lua:2: 'tally' has no field 'ad' (did you mean 'add'?)",
                        "scenes/main.lua:2: 'tally.x' cannot be assigned: 'tally' belongs to a Java part of the game",
                        "scenes/main.lua:2: undefined global 'taly' (did you mean 'tally'?)"),
                game.log());
    }

    @Test
    void aResetCreatesTheModuleAgain() {
        TestGame game =
                with("Tally").scene("print(tally.add())").ticks(1).reset().ticks(1);
        assertEquals(
                List.of("1", "1"),
                game.log().stream().filter(line -> line.equals("1")).toList());
    }

    @Test
    void aModuleThatFailsIsReportedAndTheOthersWork() {
        assertReported("Plain", "%s is not a Lua module: the annotation @LuaModule is missing");
        assertReported("Wrong", "%s.run, which is 'run' in Lua, must have 1 parameters but has 0");
        assertReported("Closed", "class '%s' has no public constructor without parameters");
        assertReported("Broken", "class '%s' could not be created: java.lang.IllegalStateException: no dice");
        assertReported("Nameless", "%s cannot be called '' in Lua");
        assertReported("Word", "%s cannot be called 'end' in Lua");
        assertReported("Trial", "%s cannot be called 'test' in Lua");
        assertReported("Methods", "%s must have functions, not methods of tables");
        assertReported("Draw", "%s cannot be called 'draw' in Lua because a global of that name exists");
        assertReported("Nowhere", "there is no Java class '%s' and game.lua lists no 'java' folders or jars.");
    }

    private void assertReported(String wrong, String clause) {
        TestGame game = with(wrong, "Tally").scene("print(tally.add())").ticks(1);
        assertEquals(List.of("1"), game.log());
        assertEquals(1, game.errors().size(), game.errors().toString());
        assertEquals(
                "game.lua: option 'modules': " + clause.formatted(HERE + wrong) + "  [loading module '" + HERE + wrong
                        + "']",
                game.errors().get(0).lines().findFirst().orElseThrow());
    }

    @Test
    void theFirstOfTwoModulesOfOneNameIsUsed() {
        TestGame game = with("Tally", "Twin").scene("print(tally.add())").ticks(1);
        assertEquals(List.of("1"), game.log());
        assertEquals(
                "game.lua: option 'modules': " + HERE + "Twin cannot be called 'tally' in Lua"
                        + " because a global of that name exists",
                head(game.errors().get(0)));
    }

    @Test
    void theOptionMustBeAListOfNames() {
        TestGame game = new TestGame(folder).file("game.lua", "return { modules = 'Tally' }");
        assertEquals(
                "game.lua: option 'modules' must be a list of class names but was a string",
                assertThrows(RuntimeException.class, () -> game.ticks(1)).getMessage());
    }

    @Test
    void describingAModuleDoesNotCreateIt() {
        JavaClasses classes = new JavaClasses(getClass().getClassLoader(), List.of(), file -> false);
        List<ModuleDoc> described = new JavaModules(classes, List.of(HERE + "Broken", HERE + "Tally")).described();
        assertEquals("broken", described.get(0).name());
        assertEquals("add", described.get(1).functions().get(0).signature().name());
        assertThrows(JavaPartFailure.class, new JavaModules(classes, List.of(HERE + "Plain"))::described);
    }
}
