package kodama.check.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceTextTest {
    @Test
    void columnsCountCharactersHoweverLongTheLine() {
        String script = "\uFEFFlocal a\n" + "é = 1 ".repeat(500) + "\nx弾y";
        SourceText text = new SourceText(script.getBytes(UTF_8));
        for (int i = 1; i <= script.length(); i++) {
            String before = script.substring(1, i);
            int column = i - 1 - (before.lastIndexOf('\n') + 1) + 1;
            assertEquals(column, text.column(script.substring(0, i).getBytes(UTF_8).length), before);
        }
    }
}
