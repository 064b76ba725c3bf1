package kodama.script;

import kodama.script.game.CurrentScene;
import kodama.script.game.GameData;
import kodama.script.game.GameRequests;
import kodama.script.game.GameSaves;
import kodama.script.game.PlayerOptions;

/**
 * What the Lua modules of a world and its tasks in Java have in common.
 *
 * @param requests takes what is asked of the loop
 * @param scene the one that is on
 * @param data what scenes share
 * @param saves what the game keeps
 * @param options what the player chooses
 */
record GameParts(GameRequests requests, CurrentScene scene, GameData data, GameSaves saves, PlayerOptions options) {}
