package kodama.player.options;

import java.util.List;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import org.jspecify.annotations.Nullable;

/** The page of an action: what does it, to be changed, added and taken away. */
final class ActionPage implements MenuPage {
    /** Keys that lead to these screens, fill the screen and take pictures; on them no one is locked out. */
    private static final List<Key> KEPT = List.of(Key.ESCAPE, Key.F1, Key.F11, Key.F12);

    private final Setup setup;
    private final KeyChoices keys;
    private final PageStack pages;
    private final Listening listening;
    private final int player;
    private final String action;
    private String told = "";

    ActionPage(Setup setup, KeyChoices keys, PageStack pages, Listening listening, int player, String action) {
        this.setup = setup;
        this.keys = keys;
        this.pages = pages;
        this.listening = listening;
        this.player = player;
        this.action = action;
    }

    @Override
    public List<String> head() {
        return List.of(setup.actionLabel(action));
    }

    @Override
    public String told() {
        return told;
    }

    @Override
    public List<MenuItem<Choice>> items() {
        List<Binding> ways = keys.ways(player, action);
        Items items = new Items();
        for (Binding way : ways) items.add(way.label(), setup.text("keys.change"), () -> listen(way));
        if (ways.size() < KeyChoices.MOST) items.add(setup.text("keys.add"), () -> listen(null));
        items.apart();
        for (Binding way : ways)
            items.add(setup.text("keys.remove", way.label()), () -> keys.remove(player, action, way));
        items.apart();
        items.add(setup.text("keys.reset.one"), () -> keys.reset(player, action));
        items.add(setup.text("options.back"), pages::back);
        return items.all();
    }

    private void listen(@Nullable Binding instead) {
        told = "";
        listening.begin(setup.actionLabel(action), way -> take(way, instead));
    }

    private void take(Binding way, @Nullable Binding instead) {
        if (isKept(way)) {
            told = setup.text("keys.kept", way.label());
            return;
        }
        List<KeyChoices.Owner> owners = keys.owners(way, player, action);
        if (owners.isEmpty()) keys.add(player, action, instead, way);
        else
            pages.open(new ConflictPage(setup, keys, pages, way, owners, () -> keys.add(player, action, instead, way)));
    }

    private static boolean isKept(Binding way) {
        return KEPT.stream().anyMatch(key -> way.equals(Binding.of(key)));
    }
}
