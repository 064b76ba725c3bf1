<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.12.2" name="tiles" tilewidth="16" tileheight="16" tilecount="8" columns="8">
 <image source="tiles.png" width="128" height="16"/>
 <tile id="0"><properties><property name="solid" type="bool" value="true"/></properties></tile>
 <tile id="1" type="cracked"/>
 <tile id="6">
  <animation>
   <frame tileid="6" duration="300"/>
   <frame tileid="7" duration="300"/>
  </animation>
 </tile>
</tileset>
