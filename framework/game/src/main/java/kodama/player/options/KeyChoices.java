package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.input.Binding;
import kodama.input.Bindings;
import kodama.option.KeySettings;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** Which keys players have chosen for which actions; what they choose goes into the settings. */
final class KeyChoices {
    /** More ways to do an action no one remembers. */
    static final int MOST = 6;

    /** An action of a player that a key does already. */
    record Owner(int player, String action) {}

    private final KeySettings settings;
    private final Supplier<Bindings> bindings;

    KeyChoices(Settings settings, Supplier<Bindings> bindings) {
        this.settings = new KeySettings(settings);
        this.bindings = bindings;
    }

    int players() {
        return bindings.get().players();
    }

    List<String> actions(int player) {
        return bindings.get().map(player).actions();
    }

    /** The ways to do an action. */
    List<Binding> bindingsOf(int player, String action) {
        return settings.chosen(player, action)
                .orElseGet(() -> bindings.get().defaults(player).bindings(action));
    }

    /** Adds a way, or takes it for another. */
    void add(int player, String action, @Nullable Binding instead, Binding way) {
        List<Binding> ways = new ArrayList<>(bindingsOf(player, action));
        int place = instead == null ? -1 : ways.indexOf(instead);
        if (ways.contains(way)) return;
        if (place < 0) ways.add(way);
        else ways.set(place, way);
        settings.set(player, action, ways);
    }

    void remove(int player, String action, Binding way) {
        List<Binding> ways = new ArrayList<>(bindingsOf(player, action));
        if (ways.remove(way)) settings.set(player, action, ways);
    }

    /** Lets an action be done as the game has it. */
    void reset(int player, String action) {
        settings.reset(player, action);
    }

    /** Lets all actions of a player be done as the game has it. */
    void reset(int player) {
        for (String action : actions(player)) reset(player, action);
    }

    /** The other actions that a key does already. */
    List<Owner> owners(Binding way, int player, String action) {
        List<Owner> owners = new ArrayList<>();
        for (int other = 1; other <= players(); other++)
            for (String done : actions(other))
                if ((other != player || !done.equals(action))
                        && bindingsOf(other, done).contains(way)) owners.add(new Owner(other, done));
        return owners;
    }
}
