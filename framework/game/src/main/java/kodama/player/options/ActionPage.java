package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.Key;
import org.jspecify.annotations.Nullable;

/** The page of an action: what does it, to be changed, added and taken away. */
final class ActionPage implements Page {
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
    public String title() {
        return setup.actionLabel(action);
    }

    @Override
    public String told() {
        return told;
    }

    @Override
    public List<List<Entry>> sections() {
        List<Binding> ways = keys.ways(player, action);
        List<Entry> now = new ArrayList<>();
        for (Binding way : ways) now.add(new Entry.Deed(way.label(), setup.text("keys.change"), () -> listen(way)));
        if (ways.size() < KeyChoices.MOST) now.add(new Entry.Deed(setup.text("keys.add"), () -> listen(null)));
        List<Entry> less = new ArrayList<>();
        for (Binding way : ways)
            less.add(new Entry.Deed(setup.text("keys.remove", way.label()), () -> keys.remove(player, action, way)));
        List<Entry> rest = List.of(
                new Entry.Deed(setup.text("keys.reset.one"), () -> keys.reset(player, action)),
                new Entry.Deed(setup.text("options.back"), pages::back));
        return Stream.of(now, less, rest).filter(section -> !section.isEmpty()).toList();
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
