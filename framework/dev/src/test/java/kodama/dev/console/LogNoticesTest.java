package kodama.dev.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.StatusBar;
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

    /** A bar that is always visible. */
    private static final class Bar implements StatusBar {
        private List<String> texts = List.of();

        @Override
        public boolean isVisible() {
            return true;
        }

        @Override
        public void setRequested(boolean on) {}

        @Override
        public void showFrameRate(String text) {}

        @Override
        public void showNotices(List<Notice> notices) {
            texts = notices.stream().map(Notice::text).toList();
        }
    }

    @Test
    void aStatusBarShowsThemInsteadOfThePicture() {
        Bar bar = new Bar();
        notices.setStatusBar(bar);
        log("first\nwith a second line");
        log("second");
        assertEquals(0, frame());
        assertEquals(List.of("first", "second"), bar.texts);
        for (int i = 0; i < 60; i++) frame();
        assertEquals(List.of("second"), bar.texts);
        for (int i = 0; i < 180; i++) frame();
        assertEquals(List.of(), bar.texts);
    }

    @Test
    void aStatusBarShowsALineForASecondHoweverManyFollow() {
        Bar bar = new Bar();
        notices.setStatusBar(bar);
        log("line 0");
        for (int i = 1; i < 60; i++) {
            log("line " + i);
            frame();
            assertEquals("line 0", bar.texts.get(0));
            assertTrue(bar.texts.size() <= 5);
        }
        frame();
        frame();
        assertEquals(List.of("line 56", "line 57", "line 58", "line 59"), bar.texts);
    }
}
