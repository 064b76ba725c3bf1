package kodama.lua;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomNumbersTest {
    private final LuaMachine machine = machine(7);

    private static LuaMachine machine(long seed) {
        return Libraries.machine(LuaOptions.forGame().withSeed(seed));
    }

    private static String run(LuaMachine machine, String script) {
        return machine.load("test.lua", script.getBytes(StandardCharsets.UTF_8))
                .call()
                .tojstring();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, 123456789012345L})
    void callsAreCountedFromTheSeed(long seed) {
        RandomNumbers numbers = new RandomNumbers(seed);
        assertEquals(0, numbers.calls());
        for (int i = 1; i <= 1000; i++) {
            numbers.next();
            assertEquals(i, numbers.calls());
        }
        numbers.seed(5);
        assertEquals(0, numbers.calls());
    }

    @Test
    void equalStatesContinueWithEqualNumbers() {
        RandomNumbers numbers = new RandomNumbers(3);
        numbers.next();
        RandomNumbers other = new RandomNumbers(numbers.state());
        for (int i = 0; i < 10; i++) assertEquals(numbers.next(), other.next());
    }

    @Test
    void scriptsTakeTheNumbersOfTheMachine() {
        run(machine, "return math.random() + math.random(6) + math.random(2, 3)");
        assertEquals(3, machine.random().calls());
        run(machine, "math.randomseed(1)");
        assertEquals(0, machine.random().calls());
    }

    @Test
    void scriptsThatDrawTakeOtherNumbers() {
        machine.setDrawing(true);
        String drawn = run(machine, "math.random(); math.randomseed(2); return math.random()");
        assertEquals(0, machine.random().calls());
        machine.setDrawing(false);
        assertNotEquals(drawn, run(machine, "return math.random()"));
        assertEquals(run(machine(7), "return math.random()"), run(freshAfterDrawing(), "return math.random()"));
    }

    private static LuaMachine freshAfterDrawing() {
        LuaMachine drawing = machine(7);
        drawing.setDrawing(true);
        run(drawing, "return math.random()");
        drawing.setDrawing(false);
        return drawing;
    }

    @Test
    void numbersOfDrawingFollowFromTheSeed() {
        assertEquals(drawnFirst(7), drawnFirst(7));
        assertNotEquals(drawnFirst(7), drawnFirst(8));
        assertNotEquals(drawnFirst(7), run(machine(7), "return math.random()"));
    }

    private static String drawnFirst(long seed) {
        LuaMachine drawing = machine(seed);
        drawing.setDrawing(true);
        return run(drawing, "return math.random()");
    }
}
