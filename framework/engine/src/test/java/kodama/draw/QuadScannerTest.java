package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class QuadScannerTest {
    private final QuadScanner quad = new QuadScanner();
    private final PolygonScanner outline = new PolygonScanner();

    /** Includes corners at half pixels, where an edge passes through pixel centers, and self-intersecting shapes. */
    @Test
    void itCoversWhatAnOutlineOfTheSameCornersCovers(@Seed(5) Random random) {
        for (int i = 0; i < 3000; i++) {
            outline.begin();
            for (int corner = 0; corner < 4; corner++) {
                double x = place(random);
                double y = place(random);
                outline.addCorner(x, y);
                quad.setCorner(corner, x, y);
            }
            int first = random.nextInt(12);
            quad.scan(first, 20);
            assertEquals(ofOutline(first, 20), ofQuad());
        }
    }

    @Test
    void distantShapesHaveNoSpans() {
        for (double far : new double[] {Double.NaN, 1e300, -1e300}) {
            for (int corner = 0; corner < 4; corner++) quad.setCorner(corner, corner == 2 ? far : corner, corner * 5);
            quad.scan(0, 20);
            assertEquals(List.of(), ofQuad());
        }
    }

    private static double place(Random random) {
        return random.nextBoolean() ? random.nextInt(60) / 2.0 - 3 : random.nextDouble() * 30 - 3;
    }

    private List<String> ofQuad() {
        List<String> spans = new ArrayList<>();
        for (int span = quad.nextSpan(-1); span >= 0; span = quad.nextSpan(span))
            spans.add(quad.row(span) + ": " + quad.begin(span) + " to " + quad.end(span));
        return spans;
    }

    private List<String> ofOutline(int first, int last) {
        List<String> spans = new ArrayList<>();
        for (int y = outline.firstRow(first); y < outline.lastRow(last); y++) {
            int crossed = outline.scanRow(y);
            for (int i = 0; i < crossed; i += 2)
                spans.add(y + ": " + outline.column(i) + " to " + outline.column(i + 1));
        }
        return spans;
    }
}
