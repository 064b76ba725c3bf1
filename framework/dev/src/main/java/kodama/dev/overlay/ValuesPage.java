package kodama.dev.overlay;

import java.util.List;
import kodama.loop.RunningGame;
import kodama.player.menu.MenuAction;
import kodama.player.menu.MenuItem;
import kodama.player.menu.MenuPage;
import kodama.script.debug.Tune;
import kodama.script.debug.Tunes;

/** A page of the debug menu with tunes, to change and write back. */
final class ValuesPage implements MenuPage {
    private static final String HELP = "Left, Right change; Enter writes to the script";

    private final RunningGame game;

    /** Result of the last action. */
    private String message = "";

    ValuesPage(RunningGame game) {
        this.game = game;
    }

    @Override
    public List<String> header() {
        if (!message.isEmpty()) return List.of("Values", message);
        return List.of("Values", items().isEmpty() ? "no script has called tune(name, value)" : HELP);
    }

    @Override
    public List<MenuItem<MenuAction>> items() {
        Tunes tunes = game.world().tunes();
        return tunes.all().stream().map(tune -> item(tunes, tune)).toList();
    }

    private MenuItem<MenuAction> item(Tunes tunes, Tune tune) {
        int dot = tune.name().indexOf('.');
        String group = dot < 0 ? "" : tune.name().substring(0, dot);
        String note = tune.isChanged() ? tune.scriptText() + " > " + tune.text() : tune.text();
        return MenuItem.<MenuAction>of(group, tune.name().substring(dot + 1), note, new Turning(tunes, tune));
    }

    /** Left and right change a value; choosing the item writes it back. */
    private final class Turning implements MenuAction {
        private final Tunes tunes;
        private final Tune tune;

        Turning(Tunes tunes, Tune tune) {
            this.tunes = tunes;
            this.tune = tune;
        }

        @Override
        public void choose() {
            try {
                tunes.writeBack(tune);
                message = tune.name() + " = " + tune.text() + " is in " + tune.place();
            } catch (IllegalStateException refused) {
                message = String.valueOf(refused.getMessage());
            }
        }

        @Override
        public boolean change(int by) {
            tunes.adjust(tune, by);
            message = "";
            return true;
        }
    }
}
