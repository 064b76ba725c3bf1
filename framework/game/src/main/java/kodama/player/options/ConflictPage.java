package kodama.player.options;

import java.util.List;
import java.util.stream.Collectors;
import kodama.input.Binding;
import kodama.player.menu.Choice;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.player.menu.PageStack;

/** The page that asks what to do about a key that does something else already. */
final class ConflictPage implements MenuPage {
    private final Setup setup;
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
            Setup setup, KeyChoices keys, PageStack pages, Binding way, List<KeyChoices.Owner> owners, Runnable add) {
        this.setup = setup;
        this.keys = keys;
        this.pages = pages;
        this.way = way;
        this.owners = owners;
        this.add = add;
    }

    @Override
    public List<String> head() {
        return List.of(way.label());
    }

    @Override
    public String told() {
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
    public List<MenuItem<Choice>> items() {
        Items items = new Items();
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
