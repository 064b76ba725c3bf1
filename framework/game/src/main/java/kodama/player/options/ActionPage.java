package kodama.player.options;

import java.util.List;
import java.util.stream.Collectors;
import kodama.input.Binding;
import kodama.input.Key;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;
import org.jspecify.annotations.Nullable;

/** The page of an action: what does it, to be changed, added and taken away. */
final class ActionPage implements MenuPage {
    /** Keys that lead to these screens, fill the screen and take pictures; on them no one is locked out. */
    private static final List<Key> KEPT = List.of(Key.ESCAPE, Key.F1, Key.F11, Key.F12);

    private final OptionsContext setup;
    private final KeyChoices keys;
    private final PageStack pages;
    private final KeyCapture listening;
    private final int player;
    private final String action;
    private String told = "";

    ActionPage(
            OptionsContext setup, KeyChoices keys, PageStack pages, KeyCapture listening, int player, String action) {
        this.setup = setup;
        this.keys = keys;
        this.pages = pages;
        this.listening = listening;
        this.player = player;
        this.action = action;
    }

    @Override
    public List<String> header() {
        return List.of(setup.actionLabel(action));
    }

    @Override
    public String footer() {
        return told;
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<Binding> ways = keys.bindingsOf(player, action);
        PageItems items = new PageItems();
        for (Binding way : ways) items.add(way.label(), setup.text("keys.change"), () -> listen(way));
        if (ways.size() < KeyChoices.MOST) items.add(setup.text("keys.add"), () -> listen(null));
        items.addGap();
        for (Binding way : ways)
            items.add(setup.text("keys.remove", way.label()), () -> keys.remove(player, action, way));
        items.addGap();
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

    /** The page that asks what to do about a key that does something else already. */
    private static final class ConflictPage implements MenuPage {
        private final OptionsContext setup;
        private final KeyChoices keys;
        private final PageStack pages;
        private final Binding way;
        private final List<KeyChoices.Owner> owners;
        private final Runnable add;

        /**
         * @param way the key
         * @param owners what it does already, and for which players
         * @param add lets it do what was wanted, too
         */
        ConflictPage(
                OptionsContext setup,
                KeyChoices keys,
                PageStack pages,
                Binding way,
                List<KeyChoices.Owner> owners,
                Runnable add) {
            this.setup = setup;
            this.keys = keys;
            this.pages = pages;
            this.way = way;
            this.owners = owners;
            this.add = add;
        }

        @Override
        public List<String> header() {
            return List.of(way.label());
        }

        @Override
        public String footer() {
            return setup.text("keys.taken", way.label(), others());
        }

        private String others() {
            return owners.stream().map(this::named).collect(Collectors.joining(", "));
        }

        private String named(KeyChoices.Owner owner) {
            String label = setup.actionLabel(owner.action());
            return keys.players() == 1 ? label : setup.text("keys.of.player", label, owner.player());
        }

        @Override
        public List<MenuItem<MenuAction>> items() {
            PageItems items = new PageItems();
            items.add(setup.text("keys.take", others()), this::take);
            items.add(setup.text("keys.both"), this::both);
            items.add(setup.text("keys.leave"), pages::back);
            return items.all();
        }

        private void take() {
            for (KeyChoices.Owner owner : owners) keys.remove(owner.player(), owner.action(), way);
            both();
        }

        private void both() {
            add.run();
            pages.back();
        }
    }
}
