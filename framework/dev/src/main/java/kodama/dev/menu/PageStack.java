package kodama.dev.menu;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import kodama.dev.ui.Menu;
import kodama.request.PortalState;

/** The pages of a menu that lead to the one on screen, and the list of what that one offers. */
final class PageStack {
    /** A page, and how the page before it was left. */
    private record Level(MenuPage page, PortalState before) {}

    private final Deque<Level> levels = new ArrayDeque<>();
    private final Menu<Choice> menu = new Menu<>();

    /** The items of the page on screen. */
    Menu<Choice> menu() {
        return menu;
    }

    boolean isEmpty() {
        return levels.isEmpty();
    }

    /** The page on screen. */
    MenuPage top() {
        return levels.element().page();
    }

    /** Shows a page, from which one comes back to this one. */
    void open(MenuPage page) {
        levels.push(new Level(page, menu.state()));
        menu.show(page.items());
        menu.home();
        menu.select(page.start());
    }

    /** Shows the page before this one; closes the menu if it is the first. */
    void back() {
        PortalState before = levels.pop().before();
        if (isEmpty()) return;
        menu.show(top().items());
        menu.restore(before);
    }

    void close() {
        levels.clear();
    }

    /** A choice that leads to another page. */
    Choice to(Supplier<MenuPage> page) {
        return () -> open(page.get());
    }

    /** A choice that lets the game go on, with something done to it. */
    Choice leaving(Runnable action) {
        return () -> {
            close();
            action.run();
        };
    }
}
