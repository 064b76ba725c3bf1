package kodama.input;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands for the actions of each player: what the game has said, and over it what players have chosen. Immutable.
 */
public final class Bindings {
    /** Most players. */
    public static final int MAX_PLAYERS = 4;

    private final List<KeyMap> defaults;
    private final List<KeyMap> chosen;

    private Bindings(List<KeyMap> defaults, List<KeyMap> chosen) {
        this.defaults = List.copyOf(defaults);
        this.chosen = List.copyOf(chosen);
    }

    /**
     * Returns bindings as a game says them.
     *
     * @param players a map for each player, 1 to 4, all with the same actions in the same order
     * @return bindings that no player has changed
     * @throws IllegalArgumentException if there are too few or too many players
     */
    public static Bindings of(List<KeyMap> players) {
        if (players.isEmpty() || players.size() > MAX_PLAYERS)
            throw new IllegalArgumentException(
                    "players must be from 1 to " + MAX_PLAYERS + " but there are " + players.size());
        return new Bindings(players, players);
    }

    /**
     * Returns a copy in which a player does an action otherwise.
     *
     * @param player the player; counted from 1
     * @param ways what stands for it; may be none
     * @throws IllegalArgumentException if there is no such player or action
     */
    public Bindings with(int player, String action, List<Binding> ways) {
        map(player).bindings(action);
        List<KeyMap> changed = new ArrayList<>(chosen);
        changed.set(player - 1, map(player).with(action, ways));
        return new Bindings(defaults, changed);
    }

    /** Tells how many players there are: 1 to 4. */
    public int players() {
        return defaults.size();
    }

    /**
     * Returns what counts for a player.
     *
     * @param player the player; counted from 1
     * @return actions with what stands for them
     * @throws IllegalArgumentException if there is no such player
     */
    public KeyMap map(int player) {
        return chosen.get(checked(player) - 1);
    }

    /**
     * Returns what the game has said for a player.
     *
     * @param player the player; counted from 1
     * @return actions with what would stand for them if nothing were chosen
     * @throws IllegalArgumentException if there is no such player
     */
    public KeyMap defaults(int player) {
        return defaults.get(checked(player) - 1);
    }

    private int checked(int player) {
        if (player >= 1 && player <= players()) return player;
        throw new IllegalArgumentException("player must be from 1 to " + players() + " but was " + player);
    }

    /**
     * Tells whether a key stands for an action of any player by itself.
     *
     * @return whether it does, by its letter or by its place
     */
    public boolean uses(Key key) {
        return chosen.stream().anyMatch(map -> map.uses(key));
    }

    /** Whether control is a key of any player. */
    boolean usesCtrl() {
        return chosen.stream().anyMatch(KeyMap::usesCtrl);
    }

    /** Whether alt is a key of any player. */
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
