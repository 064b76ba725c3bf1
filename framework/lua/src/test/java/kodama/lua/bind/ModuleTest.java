package kodama.lua.bind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How scripts see an object with bound methods, and how the methods see the scripts' arguments. */
class ModuleTest {
    /** Records the arguments of each call. */
    @LuaModule(
            name = "door",
            doc = "Functions of each kind.",
            elsewhere = @LuaModule.Elsewhere(name = "knock", write = "bell.ring()"))
    static final class Door {
        int opened;

        @LuaFunction(value = "number(x: number, y?: number = -0.5) -> string", doc = "Takes numbers.")
        String number(double x, double y) {
            return x + " " + y;
        }

        @LuaFunction(value = "integer(x: integer, y?: integer = 7, z?: integer = -1) -> string", doc = "Whole ones.")
        String integer(int x, int y, double z) {
            return x + " " + y + " " + z;
        }

        @LuaFunction(value = "flag(x: boolean, y?: boolean = true, z?: boolean = false) -> string", doc = "Flags.")
        String flag(boolean x, boolean y, boolean z) {
            return x + " " + y + " " + z;
        }

        @LuaFunction(value = "text(x: string, y?: string = \"none\", z?: string) -> string", doc = "Takes strings.")
        String text(String x, String y, @Nullable String z) {
            return x + " " + y + " " + z;
        }

        @LuaFunction(value = "table(x: table, y?: table) -> string", doc = "Takes tables.")
        String table(Table x, @Nullable Table y) {
            return x.get(1).text() + " " + (y == null);
        }

        @LuaFunction(value = "any(x: any, y?: table|function, z?: userdata) -> string", doc = "Takes what there is.")
        String any(Value x, Value y, Value z) {
            return x.typeName() + " " + y.typeName() + " " + z.object();
        }

        @LuaFunction(value = "more(x: integer, ...) -> string", doc = "Takes any number of values.")
        String more(int x, Values rest) {
            return x + ": " + rest.count() + " " + rest.get(1).typeName() + " "
                    + rest.get(9).isNil();
        }

        @LuaFunction(value = "nothing()", doc = "Gives nothing.")
        void nothing() {
            opened++;
        }

        @LuaFunction(value = "half(x: integer) -> number", doc = "Gives a number.")
        double half(int x) {
            return x / 2.0;
        }

        @LuaFunction(value = "next(x: integer) -> integer", doc = "Gives a whole number.")
        int next(int x) {
            return x + 1;
        }

        @LuaFunction(value = "is_odd(x: integer) -> boolean", doc = "Gives a boolean.")
        boolean isOdd(int x) {
            return x % 2 != 0;
        }

        @LuaFunction(value = "pair() -> any, any", doc = "Gives several values.")
        Values pair() {
            return Values.of("a", 2);
        }

        @LuaFunction(value = "none() -> any", doc = "Gives nil.")
        @Nullable
        Object none() {
            return null;
        }

        @LuaFunction(value = "same(x: table) -> table", doc = "Gives back what it was given.")
        Table same(Table x) {
            return x;
        }

        @LuaFunction(value = "handle() -> userdata", doc = "Gives an object.")
        Object handle() {
            return List.of("held");
        }

        @LuaFunction(value = "fixed() -> integer", doc = "Needs no object.")
        static int fixed() {
            return 5;
        }

        @LuaFunction(value = "refuse(how: string)", doc = "Always fails.")
        void refuse(String how) {
            switch (how) {
                case "argument" -> throw new IllegalArgumentException("door must be shut but was open");
                case "state" -> throw new IllegalStateException("no door is there");
                default -> throw new LuaException("the door has " + how);
            }
        }

        @LuaField(value = "opened: integer", doc = "How often it was opened.")
        int opened() {
            return opened;
        }

        String unbound() {
            return "no business of Lua's";
        }
    }

    @LuaModule(name = "", doc = "A global.")
    static final class Global {
        @LuaFunction(value = "twice(x: number) -> number", doc = "Doubles.")
        double twice(double x) {
            if (x < 0) throw new IllegalArgumentException("x must be at least 0");
            return 2 * x;
        }
    }

    /** Has methods for tables. */
    @LuaModule(name = "self", doc = "Methods.", methods = true)
    static final class Methods {
        @LuaFunction(value = "greet(self: table) -> string", doc = "Greets.")
        String greet(Table self) {
            return "I am " + self.get("name").text();
        }

        @LuaFunction(value = "go(self: table, x: number) -> number", doc = "Goes.")
        double go(Table self, double x) {
            return x;
        }
    }

    private final ModuleFixture lua = ModuleFixture.with(new Door(), new Global());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    door.number(1.5)                       | 1.5 -0.5
                    door.number(-0.0, 1/0)                 | -0.0 Infinity
                    door.number(3, nil)                    | 3.0 -0.5
                    door.integer(3)                        | 3 7 -1.0
                    door.integer(3, 4, 5)                  | 3 4 5.0
                    door.integer(-2147483647)              | -2147483647 7 -1.0
                    door.flag(false)                       | false true false
                    door.flag(true, false, true)           | true false true
                    door.text 'a'                          | a none null
                    door.text('a', 'b', 'c')               | a b c
                    door.text('\u00e4\u3042\ud83c\udfb2', '')  | \u00e4\u3042\ud83c\udfb2  null
                    door.table {'a'}                       | a true
                    door.table({'a'}, {})                  | a false
                    door.any(nil)                          | nil nil null
                    door.any(print, {})                    | function table null
                    door.any(0/0, print, door.handle())    | number function [held]
                    door.more(1)                           | 1: 0 nil true
                    door.more(1, nil, 2, nil)              | 1: 3 nil true
                    """)
    void argumentsAreConvertedToTheMethodsTypes(String call, String expected) {
        assertEquals(expected, lua.value(call));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    select('#', door.nothing())            | 0
                    door.half(3)                           | 1.5
                    door.next(2147483646)                  | 2147483647
                    door.is_odd(3)                         | true
                    door.pair()                            | a\t2
                    door.none()                             | nil
                    select('#', door.none())                | 1
                    type(door.handle())                    | userdata
                    door.fixed()                           | 5
                    twice(4)                               | 8
                    """)
    void resultsAreConvertedToLuaValues(String call, String expected) {
        assertEquals(expected, lua.value(call));
    }

    @Test
    void aTableIsTheSameAfterARoundTrip() {
        assertEquals("true", lua.value("(function() local t = {} return door.same(t) == t end)()"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    door.number()              | bad argument #1 to 'number' (x: number expected, got no value)
                    door.number(nil)           | bad argument #1 to 'number' (x: number expected, got nil)
                    door.number('1')           | bad argument #1 to 'number' (x: number expected, got string)
                    door.number(0/0)           | bad argument #1 to 'number' (x: number expected, got -nan)
                    door.number(1, 2, 3)       | bad argument #3 to 'number' (no value expected, got number)
                    door.integer(1.5)          | bad argument #1 to 'integer' (x: integer expected, got 1.5)
                    door.integer(5e9)          | bad argument #1 to 'integer' (x: integer expected, got 5000000000, which is too large)
                    door.integer(-2147483648)  | bad argument #1 to 'integer' (x: integer expected, got -2147483648, which is too large)
                    door.integer(1/0)          | bad argument #1 to 'integer' (x: integer expected, got inf)
                    door.flag(1)               | bad argument #1 to 'flag' (x: boolean expected, got number)
                    door.text(1)               | bad argument #1 to 'text' (x: string expected, got number)
                    door.table('a')            | bad argument #1 to 'table' (x: table expected, got string)
                    door.any(1, 2)             | bad argument #2 to 'any' (y: table or function expected, got number)
                    door.any(1, nil, 2)        | bad argument #3 to 'any' (z: userdata expected, got number)
                    door.nothing(false)        | bad argument #1 to 'nothing' (no value expected, got boolean)
                    """)
    void wrongArgumentsAreRejectedByName(String call, String expected) {
        assertEquals("test.lua:1: " + expected, lua.error(call));
    }

    @Test
    void extraNilsAreIgnored() {
        assertEquals("0", lua.value("select('#', door.nothing(nil, nil))"));
    }

    @Test
    void aMissingColonIsSuggested() {
        Lua machine = lua.lua();
        Table task = machine.newTable();
        Module.of(new Methods()).addTo(task);
        task.put("name", "popcorn");
        machine.globals().put("rawtask", task);
        assertEquals("I am popcorn", lua.value("rawtask:greet()"));
        assertEquals(
                "test.lua:1: bad argument #1 to 'greet' (self: table expected, got no value);"
                        + " write self:greet(...) with a colon",
                lua.error("rawtask.greet()"));
    }

    @Test
    void argumentsOfACallWithAColonAreCountedWithoutTheObject() {
        Lua machine = lua.lua();
        Table task = machine.newTable();
        Module.of(new Methods()).addTo(task);
        machine.globals().put("rawtask", task);
        assertEquals(
                "test.lua:1: bad argument #1 to 'go' (x: number expected, got string)", lua.error("rawtask:go('far')"));
        assertEquals(
                "test.lua:1: bad argument #2 to 'go' (no value expected, got number)", lua.error("rawtask:go(1, 2)"));
        assertEquals(
                "test.lua:1: bad argument #2 to 'go' (x: number expected, got string)",
                lua.error("rawtask.go(rawtask, 'far')"));
        assertEquals(
                "test.lua:1: bad argument #2 to 'go' (x: number expected, got string)",
                lua.error("local run = rawtask.go run(rawtask, 'far')"));
        assertEquals(
                "bad argument #2 to 'go' (x: number expected, got string)",
                lua.value("select(2, pcall(rawtask.go, rawtask, 'far'))"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    door.refuse 'argument'     | door.refuse: door must be shut but was open
                    door.refuse 'state'        | door.refuse: no door is there
                    door.refuse 'burnt'        | the door has burnt
                    twice(-1)                  | twice: x must be at least 0
                    """)
    void exceptionsBeginWithTheFunctionUnlessTheyAreLuaErrors(String call, String expected) {
        assertEquals("test.lua:1: " + expected, lua.error(call));
    }

    @Test
    void aFieldIsReadEachTime() {
        assertEquals(
                List.of("0", "2"), lua.prints("print(door.opened) door.nothing() door.nothing() print(door.opened)"));
    }

    @Test
    void misspelledNamesAndNamesOfOtherModulesHaveHints() {
        assertEquals("test.lua:1: 'door' has no field 'numbr' (did you mean 'number'?)", lua.error("door.numbr(1)"));
        assertEquals(
                "test.lua:1: 'door' has no field 'openend' (did you mean 'opened'?)", lua.error("print(door.openend)"));
        assertEquals("test.lua:1: 'door' has no field 'knock' (write bell.ring())", lua.error("door.knock()"));
        assertEquals("test.lua:1: 'door' has no field 'unbound'", lua.error("door.unbound()"));
    }

    @Test
    void nothingCanBeAssignedToAModule() {
        assertEquals(
                "test.lua:1: 'door.x' cannot be assigned: 'door' belongs to the framework", lua.error("door.x = 1"));
        assertEquals("false", lua.value("getmetatable(door)"));
    }

    @Test
    void aModuleCanHaveAnotherOwner() {
        Module.of(new Global()).ownedBy("you").protect(table("mine"));
        assertEquals("test.lua:1: '.x' cannot be assigned: '' belongs to you", lua.error("mine.x = 1"));
    }

    private Table table(String name) {
        Table made = lua.lua().newTable();
        lua.lua().globals().put(name, made);
        return made;
    }

    @Test
    void severalObjectsCanFormOneModule() {
        Table both = table("both");
        Module.of(new Door(), new Global()).protect(both);
        assertEquals("5\t2", lua.value("both.fixed(), both.twice(1)"));
        assertEquals("test.lua:1: door.twice: x must be at least 0", lua.error("both.twice(-1)"));
    }

    @Test
    void eachObjectHasItsOwnFunctions() {
        Door mine = new Door();
        ModuleFixture other = ModuleFixture.with(mine);
        other.prints("door.nothing()");
        assertEquals("0", lua.value("door.opened"));
        assertEquals(1, mine.opened);
    }

    @Test
    void functionsAreCalledAsOftenFromTablesAsKeys() {
        assertEquals(
                "a b",
                lua.value("(function() local t = { [door.half] = 'a', [door.next] = 'b' }"
                        + " return t[door.half] .. ' ' .. t[door.next] end)()"));
        assertEquals("true", lua.value("tostring(door.half):find '^function: 0x' == 1"));
    }

    @Test
    void aModuleIsDescribedInSourceOrder() {
        ModuleDoc doc = ModuleDoc.of(Door.class, Global.class);
        assertEquals("door", doc.title());
        assertEquals("Functions of each kind.", doc.doc());
        List<String> names =
                doc.functions().stream().map(each -> each.signature().name()).toList();
        assertEquals(
                Arrays.asList(("number integer flag text table any more nothing half next is_odd pair none same handle"
                                + " fixed refuse twice")
                        .split(" ")),
                names);
        assertEquals(
                List.of(FieldDoc.of("opened", Signature.type("integer"), "How often it was opened.")), doc.fields());
    }

    @Test
    void anObjectOfAnUnannotatedClassIsNotAModule() {
        assertEquals(
                "java.lang.Object is not a Lua module: the annotation @LuaModule is missing",
                assertThrows(IllegalArgumentException.class, () -> Module.of(new Object()))
                        .getMessage());
    }
}
