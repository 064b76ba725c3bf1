package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DrawBenchTest {
    @Test
    void eachFigureHasALine() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new DrawBench(1).run(new PrintStream(out, true, StandardCharsets.UTF_8));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.lines().skip(1).allMatch(line -> line.matches(" +\\S.* ns each, .* ms a frame")), text);
        assertTrue(text.contains("16x16 sprite, turned"), text);
    }
}
