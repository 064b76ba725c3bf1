package kodama.input;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bindings of the actions of each player: those of the game, and those that players have changed. Immutable. */
public final class Bindings {
    /** Maximum number of players. */
    public static final int MAX_PLAYERS = 4;

    private final List<KeyMap> defaults;
    private final List<KeyMap> chosen;

    private Bindings(List<KeyMap> defaults, List<KeyMap> chosen) {
        this.defaults = List.copyOf(defaults);
        this.chosen = List.copyOf(chosen);
    }

    /**
     * Creates the bindings of a game, which no player has changed.
     *
     * @param players a map for each player, 1 to 4, all with the same actions in the same order
     * @throws IllegalArgumentException if there are too few or too many players
     */
    public static Bindings of(List<KeyMap> players) {
        if (players.isEmpty() || players.size() > MAX_PLAYERS)
            throw new IllegalArgumentException(
                    "number of players must be from 1 to " + MAX_PLAYERS + " but was " + players.size());
        return new Bindings(players, players);
    }

    /**
     * Returns a copy in which an action of a player has other bindings.
     *
     * @param player the player; counted from 1
     * @param action name of the action
     * @param actionBindings its bindings; may be empty
     * @throws IllegalArgumentException if the player or the action does not exist
     */
    public Bindings with(int player, String action, List<Binding> actionBindings) {
        map(player).bindings(action);
        List<KeyMap> changed = new ArrayList<>(chosen);
        changed.set(player - 1, map(player).with(action, actionBindings));
        return new Bindings(defaults, changed);
    }

    /** Returns the number of players, 1 to 4. */
    public int players() {
        return defaults.size();
    }

    /**
     * Returns the bindings of a player.
     *
     * @param player the player; counted from 1
     * @throws IllegalArgumentException if the player does not exist
     */
    public KeyMap map(int player) {
        return chosen.get(checked(player) - 1);
    }

    /**
     * Returns the default bindings of a player, before any change.
     *
     * @param player the player; counted from 1
     * @throws IllegalArgumentException if the player does not exist
     */
    public KeyMap defaults(int player) {
        return defaults.get(checked(player) - 1);
    }

    private int checked(int player) {
        if (player >= 1 && player <= players()) return player;
        throw new IllegalArgumentException("player must be from 1 to " + players() + " but was " + player);
    }

    /** Returns whether a key without control is bound to an action of any player, by its label or its position. */
    public boolean uses(Key key) {
        return chosen.stream().anyMatch(map -> map.uses(key));
    }

    /** Returns whether control is bound to an action of any player. */
    boolean usesCtrl() {
        return chosen.stream().anyMatch(KeyMap::usesCtrl);
    }

    /** Returns whether alt is bound to an action of any player. */
    boolean usesAlt() {
        return chosen.stream().anyMatch(KeyMap::usesAlt);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bindings bindings
                && defaults.equals(bindings.defaults)
                && chosen.equals(bindings.chosen);
    }

    @Override
    public int hashCode() {
        return 31 * defaults.hashCode() + chosen.hashCode();
    }
}
