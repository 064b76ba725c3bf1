package kodama.player.options;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.input.Binding;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;

/** The page of all actions of a player, and what does each. */
final class KeysPage implements MenuPage {
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
    public List<String> head() {
        return List.of(setup.text("keys"));
    }

    @Override
    public List<MenuItem<Choice>> items() {
        Items items = new Items();
        if (keys.players() > 1) addPlayers(items);
        items.apart();
        for (String action : keys.actions(player)) addAction(items, action);
        items.apart();
        items.add(setup.text("keys.reset"), () -> keys.reset(player));
        items.add(setup.text("options.back"), pages::back);
        return items.all();
    }

    private void addPlayers(Items items) {
        List<Integer> all = IntStream.rangeClosed(1, keys.players()).boxed().toList();
        items.add(setup.text("keys.player"), all, String::valueOf, () -> player, chosen -> player = chosen);
    }

    private void addAction(Items items, String action) {
        items.add(
                setup.actionLabel(action),
                ways(action),
                pages.to(() -> new ActionPage(setup, keys, pages, listening, player, action)));
    }

    private String ways(String action) {
        List<Binding> ways = keys.ways(player, action);
        if (ways.isEmpty()) return setup.text("keys.none");
        return ways.stream().map(Binding::label).collect(Collectors.joining("  "));
    }
}
