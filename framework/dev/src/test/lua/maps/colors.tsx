<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.12.2" name="colors" tilewidth="8" tileheight="8" tilecount="4" columns="4">
 <image source="colors.png" width="32" height="8"/>
 <tile id="1" type="coin">
  <properties>
   <property name="slow" type="float" value="0.5"/>
  </properties>
 </tile>
 <tile id="2">
  <animation>
   <frame tileid="2" duration="100"/>
   <frame tileid="3" duration="100"/>
  </animation>
 </tile>
</tileset>
