package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.cli.dev.Main;
import org.junit.jupiter.api.Test;

/** Runs the demo's own tests, which are written in Lua; what they say is in the output of this test. */
class DemoSpecsTest {
    @Test
    void allPass() {
        assertEquals(0, Main.run("test", "../scripts/demo"));
    }
}
