package kodama.dev.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import kodama.draw.DrawList;
import kodama.log.LogLevel;
import kodama.log.LogLine;
import org.junit.jupiter.api.Test;

class LogNoticesTest {
    private static final String LONG = "main.lua:3: the field 'sprit' has no effect; did you mean 'sprite'?";

    private final LogNotices notices = new LogNotices();

    private void log(String text) {
        notices.accept(new LogLine(1, LogLevel.WARN, LogLine.KODAMA, text, ""));
    }

    /** The number of draw commands of a frame. */
    private int frame() {
        notices.handleInput(null, null);
        DrawList list = new DrawList();
        notices.draw(list, 160, 120, null);
        return list.size();
    }

    private void letAllPass() {
        for (int i = 0; i < 200; i++) frame();
        assertEquals(0, frame());
    }

    @Test
    void aHintIsShownOnceEvenAfterAReset() {
        log("hint: " + LONG);
        assertTrue(frame() > 0);
        letAllPass();
        log("hint: " + LONG);
        assertEquals(0, frame());
        log("hint: another");
        assertTrue(frame() > 0);
    }

    @Test
    void aWarningIsShownEachTime() {
        log(LONG);
        letAllPass();
        log(LONG);
        assertTrue(frame() > 0);
    }

    @Test
    void aHintTakesOneRow() {
        log("warn: " + LONG);
        int rows = frame();
        letAllPass();
        log("hint: " + LONG);
        int row = frame();
        assertTrue(row < rows, row + " of " + rows);
        assertFalse(row == 0);
    }
}
