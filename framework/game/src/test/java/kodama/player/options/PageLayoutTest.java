package kodama.player.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import kodama.player.menu.Menu;
import kodama.player.menu.MenuItem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageLayoutTest {
    /** Creates a menu of this many items, with the cursor on one of them. */
    private static Menu<Integer> menu(int count, int cursor) {
        Menu<Integer> menu = new Menu<>();
        menu.setItems(IntStream.range(0, count)
                .mapToObj(i -> MenuItem.of("", String.valueOf(i), "", i))
                .toList());
        menu.moveTo(cursor);
        return menu;
    }

    @ParameterizedTest
    @CsvSource({"240, 320", "320, 240", "640, 480", "64, 96", "1280, 960"})
    void theCursorIsVisibleAndEachVisibleItemCanBeClicked(int width, int height) {
        for (int cursor = 0; cursor < 40; cursor++) {
            PageLayout layout = PageLayout.of(menu(40, cursor), 0, width, height);
            assertTrue(layout.tops().get(cursor) > 0, "row " + cursor);
            for (int i = 0; i < 40; i++)
                if (layout.tops().get(i) != PageLayout.HIDDEN)
                    assertEquals(i, layout.itemAt(width / 2, layout.tops().get(i) + 1));
        }
        assertEquals(-1, PageLayout.of(menu(40, 0), 0, width, height).itemAt(width / 2, 1));
    }

    @ParameterizedTest
    @CsvSource({"240, 320, 1", "320, 240, 1", "640, 480, 2", "64, 64, 1", "1280, 960, 4"})
    void theFontSizeFollowsThePictureSize(int width, int height, int dot) {
        assertEquals(dot, PageLayout.of(menu(3, 0), 0, width, height).dot());
    }
}
