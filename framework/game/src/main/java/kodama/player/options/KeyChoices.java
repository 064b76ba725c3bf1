package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.input.Binding;
import kodama.input.Bindings;
import kodama.option.KeySettings;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** The key bindings that players have chosen; changes are saved in the settings. */
final class KeyChoices {
    /** Limit of bindings per action. */
    static final int MAX_BINDINGS = 6;

    /** An action of a player that uses a key. */
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

    /** Returns the bindings of an action. */
    List<Binding> bindingsOf(int player, String action) {
        return settings.chosen(player, action)
                .orElseGet(() -> bindings.get().defaults(player).bindings(action));
    }

    /** Adds a binding to an action, or replaces one. */
    void add(int player, String action, @Nullable Binding instead, Binding binding) {
        List<Binding> bindings = new ArrayList<>(bindingsOf(player, action));
        int place = instead == null ? -1 : bindings.indexOf(instead);
        if (bindings.contains(binding)) return;
        if (place < 0) bindings.add(binding);
        else bindings.set(place, binding);
        settings.set(player, action, bindings);
    }

    void remove(int player, String action, Binding binding) {
        List<Binding> bindings = new ArrayList<>(bindingsOf(player, action));
        if (bindings.remove(binding)) settings.set(player, action, bindings);
    }

    /** Resets an action to the game's default bindings. */
    void reset(int player, String action) {
        settings.reset(player, action);
    }

    /** Resets all actions of a player to the game's default bindings. */
    void reset(int player) {
        for (String action : actions(player)) reset(player, action);
    }

    /** Returns the other actions that use a key. */
    List<Owner> owners(Binding binding, int player, String action) {
        List<Owner> owners = new ArrayList<>();
        for (int other = 1; other <= players(); other++)
            for (String done : actions(other))
                if ((other != player || !done.equals(action))
                        && bindingsOf(other, done).contains(binding)) owners.add(new Owner(other, done));
        return owners;
    }
}
