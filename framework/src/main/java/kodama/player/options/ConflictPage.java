package kodama.player.options;

import java.util.List;
import kodama.input.Binding;

/** The page that asks what to do about a key that does something else already. */
final class ConflictPage implements Page {
    private final Setup setup;
    private final KeyChoices keys;
    private final PageStack pages;
    private final Binding way;
    private final KeyChoices.Owner owner;
    private final Runnable add;

    /**
     * @param way the key
     * @param owner what it does already
     * @param add lets it do what was wanted, too
     */
    ConflictPage(Setup setup, KeyChoices keys, PageStack pages, Binding way, KeyChoices.Owner owner, Runnable add) {
        this.setup = setup;
        this.keys = keys;
        this.pages = pages;
        this.way = way;
        this.owner = owner;
        this.add = add;
    }

    @Override
    public String title() {
        return way.label();
    }

    @Override
    public String told() {
        return setup.text(
                keys.players() == 1 ? "keys.taken" : "keys.taken.player", way.label(), other(), owner.player());
    }

    private String other() {
        return setup.actionLabel(owner.action());
    }

    @Override
    public List<List<Entry>> sections() {
        return List.of(List.of(
                new Entry.Deed(setup.text("keys.take", other()), this::take),
                new Entry.Deed(setup.text("keys.both"), this::both),
                new Entry.Deed(setup.text("keys.leave"), pages::back)));
    }

    private void take() {
        keys.remove(owner.player(), owner.action(), way);
        both();
    }

    private void both() {
        add.run();
        pages.back();
    }
}
