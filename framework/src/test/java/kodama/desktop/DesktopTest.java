package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import kodama.base.LeakLedger;
import kodama.draw.Scaling;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;

class DesktopTest {
    @Test
    void withoutADisplayASentenceSaysSo() {
        assumeFalse(Desktop.isAvailable());
        String why = Desktop.whyNot();
        assertNotNull(why);
        assertTrue(why.startsWith("There is no display: ") && why.endsWith("."), why);
        WindowOptions options = new WindowOptions("a", 320, 240, 1, null, Scaling.INTEGER, false, null, null);
        IllegalStateException refusal = assertThrows(
                IllegalStateException.class,
                () -> new GameWindow(options, new RawInput(), () -> {}, warning -> {}, new LeakLedger()));
        assertEquals(why, refusal.getMessage());
    }

    @Test
    void aSearchBesideFindsTheSame() {
        assertEquals(Desktop.whyNot(), DisplaySearch.begin().whyNot());
    }
}
