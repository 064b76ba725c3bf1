package kodama.script;

import kodama.script.game.CurrentScene;
import kodama.script.game.GameData;
import kodama.script.game.GameRequests;
import kodama.script.game.GameSaves;
import kodama.script.game.PlayerOptions;

/**
 * The parts of a game that its Lua modules and its tasks in Java share.
 *
 * @param requests passes requests to the loop
 * @param scene the current scene
 * @param data the data that scenes share
 * @param saves the saves of the game
 * @param options the options of the player
 */
record GameParts(GameRequests requests, CurrentScene scene, GameData data, GameSaves saves, PlayerOptions options) {}
