package kodama.player.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.request.PortalState;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MenuTest {
    private final Menu<Integer> menu = new Menu<>();

    /** Rows: a, [G], b, c, [H], d, e, f. */
    @BeforeEach
    void sixItemsInThreeGroups() {
        menu.setItems(
                Stream.of("a", "Gb", "Gc", "Hd", "He", "Hf").map(MenuTest::item).toList());
        menu.resize(4);
    }

    private static MenuItem<Integer> item(String name) {
        return new MenuItem<>(name, name.substring(0, name.length() - 1), name.substring(name.length() - 1), "", 0);
    }

    private String at() {
        return menu.selected().map(MenuItem::id).orElse("none") + " " + menu.scroll();
    }

    @Test
    void theCursorWrapsAroundAndTheListScrolls() {
        menu.moveBy(1);
        assertEquals("Gb 0", at());
        menu.moveBy(-2);
        assertEquals("Hf 4", at());
        menu.moveBy(1);
        assertEquals("a 0", at());
    }

    @Test
    void theHeadingAboveTheCursorIsVisible() {
        menu.moveToLast();
        menu.moveBy(-2);
        assertEquals("Hd 4", at());
        menu.moveBy(-2);
        assertEquals("Gb 1", at());
    }

    @Test
    void aHeadingThatIsScrolledAwayIsSticky() {
        assertEquals("", menu.stickyHeading());
        menu.moveToLast();
        assertEquals("H", menu.rows().get(4).heading());
        assertEquals("", menu.stickyHeading());
        menu.scrollBy(-1);
        assertEquals("G", menu.stickyHeading());
    }

    @Test
    void theStickyHeadingNeverHidesTheCursor() {
        menu.moveToLast();
        for (int i = 0; i < 12; i++) {
            menu.moveBy(-1);
            boolean isBehind = !menu.stickyHeading().isEmpty() && menu.rowOfCursor() == menu.scroll();
            assertFalse(isBehind, at());
        }
    }

    @Test
    void theCursorSkipsRowsThatCannotBeChosen() {
        MenuItem<Integer> information = new MenuItem<>("t", "", "information", "5", null);
        menu.setItems(List.of(information, item("a"), information, item("b")));
        assertEquals("a 0", at());
        menu.moveBy(1);
        assertEquals("b 0", at());
        assertFalse(menu.moveToRow(0));
        assertEquals(2, menu.size());
    }

    @Test
    void aListWithoutChoosableItemsScrolls() {
        menu.setItems(Stream.of("1", "2", "3", "4", "5", "6")
                .map(name -> new MenuItem<Integer>(name, "", name, "", null))
                .toList());
        menu.moveBy(1);
        assertEquals("none 1", at());
        menu.moveByPages(1);
        assertEquals("none 2", at());
        menu.moveToFirst();
        assertEquals("none 0", at());
        menu.moveToLast();
        assertEquals("none 2", at());
        assertEquals(-1, menu.rowOfCursor());
    }

    @Test
    void pagesStopAtTheEnds() {
        menu.moveByPages(1);
        assertEquals("Gc 0", at());
        menu.moveByPages(1);
        menu.moveByPages(1);
        assertEquals("Hf 4", at());
        menu.moveByPages(-1);
        menu.moveByPages(-1);
        menu.moveByPages(-1);
        assertEquals("a 0", at());
    }

    @Test
    void movingByGroupsSelectsTheFirstItem() {
        menu.moveByGroups(1);
        assertEquals("Gb 0", at());
        menu.moveBy(1);
        menu.moveByGroups(1);
        assertEquals("Hd 2", at());
        menu.moveToLast();
        menu.moveByGroups(-1);
        assertEquals("Gb 1", at());
        menu.moveByGroups(-1);
        menu.moveByGroups(-1);
        assertEquals("a 0", at());
        menu.moveToLast();
        menu.moveByGroups(1);
        assertEquals("Hf 4", at());
    }

    @Test
    void searchingIncludesGroups() {
        menu.type('h');
        assertEquals(List.of("Hd", "He", "Hf"), ids());
        menu.type(' ');
        menu.type('e');
        assertEquals(List.of("He"), ids());
        menu.type('x');
        assertEquals("none 0", at());
        menu.moveBy(1);
        menu.moveByPages(1);
        menu.moveByGroups(1);
        assertEquals("none 0", at());
    }

    private List<String> ids() {
        return menu.rows().stream()
                .filter(row -> row.item() != null)
                .map(row -> row.item().id())
                .toList();
    }

    @Test
    void theCursorStaysOnItsItemWhileSearching() {
        menu.select("He");
        menu.type('h');
        assertEquals("He 0", at());
        menu.clearSearch();
        assertEquals("He", menu.selected().orElseThrow().id());
        menu.erase();
        assertEquals("", menu.searchText());
    }

    @Test
    void theStateIsRestored() {
        menu.moveToLast();
        menu.moveBy(-1);
        PortalState left = menu.state();
        Menu<Integer> other = new Menu<>();
        other.setItems(
                Stream.of("a", "Gb", "Gc", "Hd", "He", "Hf").map(MenuTest::item).toList());
        other.restore(left);
        other.resize(4);
        assertEquals(left, other.state());
    }

    @Test
    void aRestoredListKeepsItsScrollPosition() {
        menu.scrollBy(2);
        menu.moveToRow(2);
        assertEquals("Gb 2", at());
        menu.restore(menu.state());
        menu.resize(6);
        menu.resize(4);
        assertEquals("Gb 2", at());
    }

    @Test
    void aListIsRestoredBeforeItsHeightIsKnown() {
        Menu<Integer> other = new Menu<>();
        other.setItems(menu.rows().stream()
                .flatMap(row -> Optional.ofNullable(row.item()).stream())
                .toList());
        other.restore(new PortalState("Hd", 3, ""));
        other.resize(4);
        assertEquals(new PortalState("Hd", 3, ""), other.state());
    }

    @Test
    void resizingBackRestoresTheScrollPosition() {
        menu.restore(new PortalState("Hf", 4, ""));
        menu.resize(8);
        assertEquals("Hf 0", at());
        menu.resize(2);
        assertEquals("Hf 6", at());
        menu.resize(4);
        assertEquals("Hf 4", at());
    }

    @Test
    void theCursorStaysNearAnItemThatWasRemoved() {
        menu.select("Hd");
        menu.setItems(Stream.of("a", "Gb", "Gc", "He", "Hf").map(MenuTest::item).toList());
        assertEquals("He", menu.selected().orElseThrow().id());
        menu.moveToLast();
        menu.setItems(Stream.of("a", "Gb").map(MenuTest::item).toList());
        assertEquals("Gb 0", at());
    }

    @Test
    void ifTheRestoredItemIsGoneTheCursorIsAtTheTop() {
        menu.restore(new PortalState("gone", 99, ""));
        assertEquals("a 0", at());
    }

    @Test
    void headingsCannotBeSelected() {
        assertFalse(menu.moveToRow(1));
        assertFalse(menu.moveToRow(-1));
        assertFalse(menu.moveToRow(99));
        assertTrue(menu.moveToRow(3));
        assertEquals("Gc 0", at());
    }
}
