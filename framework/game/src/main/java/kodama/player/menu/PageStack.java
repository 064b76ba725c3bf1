package kodama.player.menu;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** The open pages of a menu, the visible one on top, each with its list of items. */
public final class PageStack {
    private record Level(MenuPage page, Menu<MenuAction> menu) {}

    private final Deque<Level> levels = new ArrayDeque<>();

    public boolean isEmpty() {
        return levels.isEmpty();
    }

    /** Returns the visible page. */
    public MenuPage top() {
        return levels.element().page;
    }

    /** Returns the list of the visible page, updated with the page's current items. */
    public Menu<MenuAction> menu() {
        Level level = levels.element();
        level.menu.setItems(level.page.items());
        return level.menu;
    }

    /** Shows a page; {@link #back} returns to the current one. */
    public void open(MenuPage page) {
        levels.push(new Level(page, new Menu<>()));
        menu().select(page.initialItem());
    }

    /** Returns to the previous page with its cursor position; closes the menu if there is none. */
    public void back() {
        levels.pop();
    }

    public void close() {
        levels.clear();
    }

    /** Returns an action that opens another page. */
    public MenuAction opening(Supplier<MenuPage> page) {
        return () -> open(page.get());
    }

    /** Returns an action that closes the menu and then runs the given action. */
    public MenuAction closing(Runnable action) {
        return () -> {
            close();
            action.run();
        };
    }
}
