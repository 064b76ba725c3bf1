package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;

/**
 * The items of a page in the making: at the left a label, at the right a value, which may be empty. Only their places
 * tell them from each other, as labels change with the language.
 */
final class PageItems {
    private final List<MenuItem<MenuAction>> all = new ArrayList<>();
    private int section;

    List<MenuItem<MenuAction>> all() {
        return all;
    }

    /** What comes next stands a little apart. */
    void addGap() {
        section++;
    }

    void add(String label, MenuAction choice) {
        add(label, "", choice);
    }

    void add(String label, String value, MenuAction choice) {
        all.add(new MenuItem<>("", String.valueOf(section), label, value, choice));
    }

    /** Adds one of some values. */
    <T> void add(String label, List<T> values, Function<T, String> names, Supplier<T> now, Consumer<T> chosen) {
        add(label, names.apply(now.get()), new MenuAction.Setting<>(values, now, chosen, true));
    }
}
