package kodama.player.menu;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** The pages of a menu that lead to the one on screen, each with its list of items. */
public final class PageStack {
    private record Level(MenuPage page, Menu<MenuAction> menu) {}

    private final Deque<Level> levels = new ArrayDeque<>();

    public boolean isEmpty() {
        return levels.isEmpty();
    }

    /** The page on screen. */
    public MenuPage top() {
        return levels.element().page;
    }

    /** The list of the page on screen, with the items that the page has now. */
    public Menu<MenuAction> menu() {
        Level level = levels.element();
        level.menu.setItems(level.page.items());
        return level.menu;
    }

    /** Shows a page, from which one comes back to this one. */
    public void open(MenuPage page) {
        levels.push(new Level(page, new Menu<>()));
        menu().select(page.initialItem());
    }

    /** Shows the page before this one, with the cursor where it was; closes the menu if there is none. */
    public void back() {
        levels.pop();
    }

    public void close() {
        levels.clear();
    }

    /** A choice that leads to another page. */
    public MenuAction opening(Supplier<MenuPage> page) {
        return () -> open(page.get());
    }

    /** A choice that lets the game go on, with something done to it. */
    public MenuAction closing(Runnable action) {
        return () -> {
            close();
            action.run();
        };
    }
}
