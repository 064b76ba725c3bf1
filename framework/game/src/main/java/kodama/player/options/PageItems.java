package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;

/**
 * Builds the items of a page, each with a label at the left and a value, which may be empty, at the right. Items are
 * identified by their positions, because labels change with the language.
 */
final class PageItems {
    private final List<MenuItem<MenuAction>> all = new ArrayList<>();
    private int section;

    List<MenuItem<MenuAction>> all() {
        return all;
    }

    /** Adds a small gap before the next item. */
    void addGap() {
        section++;
    }

    void add(String label, MenuAction choice) {
        add(label, "", choice);
    }

    void add(String label, String value, MenuAction choice) {
        all.add(new MenuItem<>("", String.valueOf(section), label, value, choice));
    }

    /** Adds an item that selects one of some values. */
    <T> void add(String label, List<T> values, Function<T, String> names, Supplier<T> now, Consumer<T> chosen) {
        add(label, names.apply(now.get()), new MenuAction.Setting<>(values, now, chosen, true));
    }
}
