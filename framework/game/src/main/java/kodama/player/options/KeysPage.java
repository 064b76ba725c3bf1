package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kodama.input.Binding;

/** The page of all actions of a player, and what does each. */
final class KeysPage implements Page {
    private final Setup setup;
    private final KeyChoices keys;
    private final PageStack pages;
    private final Listening listening;
    private int player = 1;

    KeysPage(Setup setup, KeyChoices keys, PageStack pages, Listening listening) {
        this.setup = setup;
        this.keys = keys;
        this.pages = pages;
        this.listening = listening;
    }

    @Override
    public String title() {
        return setup.text("keys");
    }

    @Override
    public List<List<Entry>> sections() {
        List<Entry> rest = List.of(
                new Entry.Deed(setup.text("keys.reset"), () -> keys.reset(player)),
                new Entry.Deed(setup.text("options.back"), pages::back));
        return Stream.of(players(), actions(), rest)
                .filter(section -> !section.isEmpty())
                .toList();
    }

    private List<Entry> players() {
        if (keys.players() == 1) return List.of();
        List<Integer> all = IntStream.rangeClosed(1, keys.players()).boxed().toList();
        return List.of(new Entry.Choice<>(
                setup.text("keys.player"), all, String::valueOf, () -> player, chosen -> player = chosen));
    }

    private List<Entry> actions() {
        List<Entry> entries = new ArrayList<>();
        for (String action : keys.actions(player)) {
            String label = setup.actionLabel(action);
            entries.add(new Entry.Deed(
                    label,
                    ways(action),
                    () -> pages.open(new ActionPage(setup, keys, pages, listening, player, action))));
        }
        return entries;
    }

    private String ways(String action) {
        List<Binding> ways = keys.ways(player, action);
        if (ways.isEmpty()) return setup.text("keys.none");
        return ways.stream().map(Binding::label).collect(Collectors.joining("  "));
    }
}
