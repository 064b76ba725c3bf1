package kodama.player.options;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.input.Binding;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;

/** The page that lists all actions of a player with their keys and, in another column, buttons of pads. */
final class KeysPage implements MenuPage {
    private final OptionsContext context;
    private final KeyChoices keys;
    private final PageStack pages;
    private final KeyCapture keyCapture;
    private int player = 1;

    KeysPage(OptionsContext context, KeyChoices keys, PageStack pages, KeyCapture keyCapture) {
        this.context = context;
        this.keys = keys;
        this.pages = pages;
        this.keyCapture = keyCapture;
    }

    @Override
    public List<String> header() {
        return List.of(context.text("keys"), context.text("keys.keyboard") + "\t" + context.text("keys.pad"));
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        PageItems items = new PageItems();
        if (keys.players() > 1) addPlayers(items);
        items.addGap();
        for (String action : keys.actions(player)) addAction(items, action);
        items.addGap();
        items.add(context.text("keys.reset"), () -> keys.reset(player));
        items.add(context.text("options.back"), pages::back);
        return items.all();
    }

    private void addPlayers(PageItems items) {
        List<Integer> all = IntStream.rangeClosed(1, keys.players()).boxed().toList();
        items.add(context.text("keys.player"), all, String::valueOf, () -> player, chosen -> player = chosen);
    }

    private void addAction(PageItems items, String action) {
        items.add(
                context.actionLabel(action),
                keyLabels(action),
                pages.opening(() -> new ActionPage(context, keys, pages, keyCapture, player, action)));
    }

    private String keyLabels(String action) {
        List<Binding> bindings = keys.bindingsOf(player, action);
        if (bindings.isEmpty()) return context.text("keys.none");
        return labels(bindings, false) + "\t" + labels(bindings, true);
    }

    private static String labels(List<Binding> bindings, boolean ofPad) {
        return bindings.stream()
                .filter(binding -> binding instanceof Binding.PadBinding == ofPad)
                .map(binding -> binding instanceof Binding.PadBinding pad
                        ? pad.control().label()
                        : binding.label())
                .collect(Collectors.joining(", "));
    }
}
