package kodama.lua.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.function.Function;
import javax.script.Invocable;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import javax.script.SimpleBindings;
import kodama.lua.LuaFailure;
import kodama.lua.LuaOptions;
import org.junit.jupiter.api.Test;

class LuaScriptEngineTest {
    private final ScriptEngine engine = new ScriptEngineManager().getEngineByName("lua");

    @Test
    void valuesBecomeThoseOfJava() throws ScriptException {
        assertEquals(3.0, engine.eval("return 1 + 2"));
        assertEquals("ab", engine.eval(new StringReader("return 'a' .. 'b'")));
        assertEquals(true, engine.eval("return 1 < 2"));
        assertNull(engine.eval("local x = 1"));
    }

    @Test
    void globalsAreBindings() throws ScriptException {
        engine.put("x", 20);
        engine.eval("y = x + 1");
        assertEquals(21.0, engine.get("y"));
        SimpleBindings others = new SimpleBindings();
        engine.eval("y = math.max(1, x or 5)", others);
        assertEquals(5.0, others.get("y"));
        assertEquals(21.0, engine.get("y"));
    }

    @Test
    void javaFunctionsAreCalled() throws ScriptException {
        engine.put("half", (Function<Double, Object>) n -> n / 2);
        assertEquals(21.0, engine.eval("return half(42)"));
    }

    interface Shape {
        double area(double width, double height);
    }

    @Test
    void scriptFunctionsAreCalled() throws Exception {
        engine.eval(
                "function area(w, h) return w * h end " + "box = { w = 3 } function box:area(h) return self.w * h end");
        Invocable invocable = (Invocable) engine;
        assertEquals(42.0, invocable.invokeFunction("area", 6, 7));
        assertEquals(12.0, invocable.invokeMethod(engine.get("box"), "area", 4));
        assertEquals(6, invocable.getInterface(Shape.class).area(2, 3));
        assertNull(invocable.getInterface(Runnable.class));
        assertThrows(NoSuchMethodException.class, () -> invocable.invokeFunction("volume"));
    }

    @Test
    void linesArePrintedToTheContextsWriter() throws ScriptException {
        StringWriter printed = new StringWriter();
        engine.getContext().setWriter(printed);
        engine.eval(engine.getFactory().getOutputStatement("a \"b\""));
        assertEquals("a \"b\"\n", printed.toString());
    }

    @Test
    void errorsHaveTheirLine() {
        engine.put(ScriptEngine.FILENAME, "late.lua");
        ScriptException failure = assertThrows(ScriptException.class, () -> engine.eval("\nerror 'late'"));
        assertEquals("late.lua", failure.getFileName());
        assertEquals(2, failure.getLineNumber());
        assertInstanceOf(LuaFailure.class, failure.getCause());
    }

    @Test
    void anEndlessScriptIsEndedByItsBudget() {
        ScriptEngine limited = new LuaScriptEngineFactory()
                .getScriptEngine(LuaOptions.forGame().withBudget(10_000));
        ScriptException failure = assertThrows(ScriptException.class, () -> limited.eval("while true do end"));
        assertTrue(failure.getMessage().contains("10,000 instructions"), failure.getMessage());
    }
}
