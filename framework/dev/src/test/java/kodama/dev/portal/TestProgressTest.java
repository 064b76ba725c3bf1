package kodama.dev.portal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TestProgressTest {
    @Test
    void oneRemainingFileIsSingular() {
        TestProgress progress = new TestProgress(List.of("a_spec.lua"));
        progress.stop();
        assertEquals("stopped: 0 passed, 1 file left, 0.00 s", progress.summary());
    }
}
