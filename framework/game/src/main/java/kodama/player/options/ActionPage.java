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

/** The page of an action, on which its keys are changed, added and removed. */
final class ActionPage implements MenuPage {
    /** Keys for menus, full screen and screenshots; they cannot be used for actions, so that they always work. */
    private static final List<Key> RESERVED_KEYS = List.of(Key.ESCAPE, Key.F1, Key.F10, Key.F11, Key.F12);

    private final OptionsContext context;
    private final KeyChoices keys;
    private final PageStack pages;
    private final KeyCapture keyCapture;
    private final int player;
    private final String action;
    private String footer = "";

    ActionPage(
            OptionsContext context,
            KeyChoices keys,
            PageStack pages,
            KeyCapture keyCapture,
            int player,
            String action) {
        this.context = context;
        this.keys = keys;
        this.pages = pages;
        this.keyCapture = keyCapture;
        this.player = player;
        this.action = action;
    }

    @Override
    public List<String> header() {
        return List.of(context.actionLabel(action));
    }

    @Override
    public String footer() {
        return footer;
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        List<Binding> bindings = keys.bindingsOf(player, action);
        PageItems items = new PageItems();
        for (Binding binding : bindings) items.add(binding.label(), context.text("keys.change"), () -> listen(binding));
        if (bindings.size() < KeyChoices.MAX_BINDINGS) items.add(context.text("keys.add"), () -> listen(null));
        items.addGap();
        for (Binding binding : bindings)
            items.add(context.text("keys.remove", binding.label()), () -> keys.remove(player, action, binding));
        items.addGap();
        items.add(context.text("keys.reset.one"), () -> keys.reset(player, action));
        items.add(context.text("options.back"), pages::back);
        return items.all();
    }

    private void listen(@Nullable Binding instead) {
        footer = "";
        keyCapture.begin(context.actionLabel(action), binding -> take(binding, instead));
    }

    private void take(Binding binding, @Nullable Binding instead) {
        if (isReserved(binding)) {
            footer = context.text("keys.kept", binding.label());
            return;
        }
        List<KeyChoices.Owner> owners = keys.owners(binding, player, action);
        if (owners.isEmpty()) keys.add(player, action, instead, binding);
        else
            pages.open(new ConflictPage(
                    context, keys, pages, binding, owners, () -> keys.add(player, action, instead, binding)));
    }

    private static boolean isReserved(Binding binding) {
        return RESERVED_KEYS.stream().anyMatch(key -> binding.equals(Binding.of(key)));
    }

    /** The page that asks about a key that is already used for another action. */
    private static final class ConflictPage implements MenuPage {
        private final OptionsContext context;
        private final KeyChoices keys;
        private final PageStack pages;
        private final Binding binding;
        private final List<KeyChoices.Owner> owners;
        private final Runnable add;

        /**
         * @param binding the key
         * @param owners the actions, and their players, that use it already
         * @param add adds the key to the new action
         */
        ConflictPage(
                OptionsContext context,
                KeyChoices keys,
                PageStack pages,
                Binding binding,
                List<KeyChoices.Owner> owners,
                Runnable add) {
            this.context = context;
            this.keys = keys;
            this.pages = pages;
            this.binding = binding;
            this.owners = owners;
            this.add = add;
        }

        @Override
        public List<String> header() {
            return List.of(binding.label());
        }

        @Override
        public String footer() {
            return context.text("keys.taken", binding.label(), ownerLabels());
        }

        private String ownerLabels() {
            return owners.stream().map(this::labelOf).collect(Collectors.joining(", "));
        }

        private String labelOf(KeyChoices.Owner owner) {
            String label = context.actionLabel(owner.action());
            return keys.players() == 1 ? label : context.text("keys.of.player", label, owner.player());
        }

        @Override
        public List<MenuItem<MenuAction>> items() {
            PageItems items = new PageItems();
            items.add(context.text("keys.take", ownerLabels()), this::take);
            items.add(context.text("keys.both"), this::addToBoth);
            items.add(context.text("keys.leave"), pages::back);
            return items.all();
        }

        private void take() {
            for (KeyChoices.Owner owner : owners) keys.remove(owner.player(), owner.action(), binding);
            addToBoth();
        }

        private void addToBoth() {
            add.run();
            pages.back();
        }
    }
}
